import { blank } from './words.ts';
import { type Material, noticedBlank } from './material.ts';
import type { Role } from './read-audience.ts';
import { tellsEncounter } from './read-facts.ts';
import { askFor, askPlainly, helping, painQuestion, reasonFor, tellFacts } from './sentences.ts';
import { articleFor } from '../rewrite/wording.ts';

/** How one category of emails is built. */
export type Kind = {
  /** Paragraphs of sentences; a sentence that the brief gives nothing for is null. */
  readonly write: (material: Material) => readonly (readonly (string | null)[])[];
  /** Whether a short email of the kind says that a short answer is enough. */
  readonly makesItEasy: boolean;
  /** Its subject line where the brief has no words for one. */
  readonly subject: string;
  /** Whether it asks about what troubles the reader, so that the subject can name it. */
  readonly asksOfTrouble: boolean;
  /** Whether it is for a role, so that the writer speaks for no company. */
  readonly isForRole?: true;
};

/** A question about their day first, then why it is asked. */
const coldOutreach: Kind = {
  write: (material) => [
    [noticedBlank(), painQuestion(material)],
    material.pains.length > 0 ? reasonFor(material) : tellFacts(material),
    askFor(material),
  ],
  makesItEasy: true,
  subject: 'A question for you',
  asksOfTrouble: true,
};

/** The offer first, then whether they have what it is for. */
const salesPitch: Kind = {
  write: (material) => [
    [noticedBlank(), ...tellFacts(material)],
    [painQuestion(material)],
    askFor(material),
  ],
  makesItEasy: true,
  subject: 'A question for you',
  asksOfTrouble: true,
};

/** What there is to talk about, then the request to talk. */
const meetingRequest: Kind = {
  write: (material) => [
    [noticedBlank(), painQuestion(material)],
    tellFacts(material),
    askPlainly(material),
  ],
  makesItEasy: true,
  subject: 'A question for you',
  asksOfTrouble: true,
};

/** Who writes, then what it may have to do with them. */
const introduction: Kind = {
  write: (material) => {
    const { facts, sender, say, voice } = material;
    const isOwn = /^(?:i|my)\b/iu.test(facts[0] ?? '') || sender.company.trim() === '';
    const who = isOwn ? 'myself' : sender.company.trim();
    return [
      [noticedBlank(), say(voice.introducing, who)],
      tellFacts(material),
      [painQuestion(material)],
      askFor(material),
    ];
  },
  makesItEasy: true,
  subject: 'An introduction',
  asksOfTrouble: true,
};

/** A person who wants to know another, and sells nothing. */
const networking: Kind = {
  write: (material) => [
    [noticedBlank(), material.say(material.voice.networking)],
    tellFacts(material),
    [painQuestion(material)],
    askPlainly(material),
  ],
  makesItEasy: true,
  subject: 'A hello and a question',
  asksOfTrouble: true,
};

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
const jobApplication: Kind = {
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
const followUp: Kind = {
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
const thankYou: Kind = {
  write: (material) => [
    [thanks(material)],
    tellFacts(material, 'what came of it, in one sentence'),
    askPlainly(material),
  ],
  makesItEasy: false,
  subject: 'Thank you',
  asksOfTrouble: false,
};

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['cold outreach', coldOutreach],
  ['follow-up', followUp],
  ['follow up', followUp],
  ['introduction', introduction],
  ['job application', jobApplication],
  ['meeting request', meetingRequest],
  ['networking', networking],
  ['sales pitch', salesPitch],
  ['thank you', thankYou],
]);

/** How an email of the category is built; of any other as a first one. */
export function kindOf(category: string): Kind {
  return kinds.get(category.trim().toLowerCase()) ?? coldOutreach;
}
