import { askFor, askPlainly } from '../asking.ts';
import { blank } from '../composition.ts';
import type { Material } from '../material.ts';
import { helping, plainQuestion, tellFacts } from '../sentences.ts';
import type { Kind } from './kind.ts';

function applying({ facts, role, say, voice }: Material): string | null {
  if (facts.some((fact) => /\b(?:apply|applying|application)\b/iu.test(fact))) return null;
  return say(
    voice.applying,
    role === null ? blank('the role, and where you saw it') : `the ${role.name} ${role.post}`,
  );
}

/** The role, what the writer did, and where that would help. */
export const jobApplication: Kind = {
  write: (material) => [
    [applying(material)],
    [...tellFacts(material, 'what you did that fits, in one sentence'), helping(material)],
    askPlainly(material),
  ],
  makesItEasy: false,
  subject: 'My application',
  asksOfTrouble: false,
  isForRole: true,
};

/** What is new since the earlier email, then the question again. */
export const followUp: Kind = {
  write: (material) => [
    [material.say(material.voice.again)],
    tellFacts(material, 'what is new since your earlier email, in one sentence'),
    [plainQuestion(material), ...askFor(material)],
  ],
  makesItEasy: true,
  subject: 'One thing to add',
  asksOfTrouble: true,
};

/** Thanks for one thing, then what follows from it. */
export const thankYou: Kind = {
  write: (material) => [
    [material.say(material.voice.thanking, blank('what they did for you, and when'))],
    tellFacts(material, 'what came of it, in one sentence'),
    askPlainly(material),
  ],
  makesItEasy: false,
  subject: 'Thank you',
  asksOfTrouble: false,
};
