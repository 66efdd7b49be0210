import { blank } from '../composition.ts';
import type { Material } from '../material.ts';
import type { Pain } from '../reading/read-pain.ts';
import { askFor, painList, tellFacts } from '../sentences.ts';
import type { Kind } from './kind.ts';

/** The role, what the writer did, and where that would help. */
export const jobApplication: Kind = {
  write: (material) => [
    [material.say(material.voice.applying, blank('the role, and where you saw it'))],
    [...tellFacts(material, false), painList(material, ['Where I think I could help: _.'], 2)],
    askFor(material),
  ],
  makesItEasy: false,
};

/** What the earlier email was about, and what is new. */
export const followUp: Kind = {
  write: (material) => [[againAbout(material)], tellFacts(material, false), askFor(material)],
  makesItEasy: true,
};

/** Thanks for one thing, then what follows from it. */
export const thankYou: Kind = {
  write: (material) => [
    [material.say(material.voice.thanking, blank('what they did for you, and when'))],
    tellFacts(material, false),
    askFor(material),
  ],
  makesItEasy: false,
};

function againAbout({ pains, voice, say }: Material): string {
  const topic = pains.flatMap(asTopic)[0];
  return say(voice.again, topic ?? blank('what your earlier email was about'));
}

/** What an email can be said to be about: "how reps lose hours", but not how "you" do. */
function asTopic({ form, text }: Pain): string[] {
  if (form === 'thing' || form === 'doing') return [text];
  return form === 'clause' && !/\byour?\b/iu.test(text) ? [`how ${text}`] : [];
}
