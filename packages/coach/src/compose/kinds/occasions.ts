import { askFor, askPlainly } from '../asking.ts';
import { blank } from '../composition.ts';
import type { Material } from '../material.ts';
import { tellsEncounter } from '../reading/read-encounter.ts';
import type { Role } from '../reading/read-role.ts';
import { articleFor } from '../../rewrite/wording/article.ts';
import { helping, tellFacts } from '../sentences.ts';
import type { Kind } from './kind.ts';

function applying({ facts, role, say, voice }: Material): string | null {
  if (facts.some((fact) => /\b(?:apply|applying|application)\b/iu.test(fact))) return null;
  return say(
    voice.applying,
    role === null ? blank('the role, and where you saw it') : nameOf(role),
  );
}

function nameOf({ name, post }: Role): string {
  return post === '' ? `${articleFor(name)} ${name}` : `the ${name} ${post}`;
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

/** Where the two stand: what the brief tells of it, or else that there was an email. */
function again(material: Material): readonly string[] {
  const { facts, met, say, voice } = material;
  const told = facts.filter(tellsEncounter);
  return told.length > 0 ? told : [met ?? say(voice.again)];
}

/** What is new since the last time, then the request: the only question. */
export const followUp: Kind = {
  write: (material) => [
    [
      ...again(material),
      ...tellFacts(material, 'what is new since then, in one sentence').filter(
        (fact) => !tellsEncounter(fact),
      ),
    ],
    [helping(material), ...askFor(material)],
  ],
  makesItEasy: true,
  subject: 'One thing to add',
  asksOfTrouble: true,
};

/** The thanks, where the brief does not give them. */
function thanks({ facts, say, voice }: Material): string | null {
  return facts.some((fact) => /\b(?:thanks|thank you|grateful)\b/iu.test(fact))
    ? null
    : say(voice.thanking, blank('what they did for you, and when'));
}

/** Thanks for one thing, then what follows from it. */
export const thankYou: Kind = {
  write: (material) => [
    [thanks(material)],
    tellFacts(material, 'what came of it, in one sentence'),
    askPlainly(material),
  ],
  makesItEasy: false,
  subject: 'Thank you',
  asksOfTrouble: false,
};
