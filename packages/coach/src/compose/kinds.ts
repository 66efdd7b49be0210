import letters from '../../data/letters.json' with { type: 'json' };
import { tellsContact } from './facts.ts';
import { type Bond, type Pain, type Role, leading } from './reader.ts';
import type { Request } from './request.ts';
import { blank, inSentence, opening } from './text.ts';

/** A tone's phrases; `_` stands for the writer's words. */
type Voice = typeof letters.tones.professional;

const voices: ReadonlyMap<string, Voice> = new Map(Object.entries(letters.tones));

/** The phrases of a tone; professional for an unknown one. */
export function voiceOf(tone: string): Voice {
  return voices.get(tone.trim().toLowerCase()) ?? letters.tones.professional;
}

/** How one category of emails is built: its parts by paragraph, and its subject where the brief has no words for one. */
type Kind = {
  readonly paragraphs: readonly (readonly string[])[];
  readonly subject: string;
  readonly name: string;
};

const kinds: ReadonlyMap<string, Omit<Kind, 'name'>> = new Map(Object.entries(letters.kinds));

/** The structure of a category's emails; an unknown one counts as a first email. */
export function kindOf(category: string): Kind {
  const name = category.trim().toLowerCase().replace('follow up', 'follow-up');
  return { name, ...(kinds.get(name) ?? letters.kinds['cold outreach']) };
}

/** What an email is written from. */
export type Material = {
  readonly voice: Voice;
  readonly pains: readonly Pain[];
  readonly request: Request;
  readonly bond: Bond | null;
  readonly role: Role | null;
  readonly facts: readonly string[];
  readonly company: string;
};

type Part = (material: Material) => readonly string[];

/** The sentences of a part of an email; none where the brief gives nothing for it. */
export function write(part: string, material: Material): readonly string[] {
  return parts[part]?.(material) ?? [];
}

function fill(frame: string, words = ''): string {
  return opening(frame.replace('_', () => words));
}

function tell({ facts }: Material, description: string): readonly string[] {
  return facts.length === 0 ? [`${blank(`${description}, in one sentence`)}.`] : facts;
}

const parts: Readonly<Record<string, Part>> = {
  offer: (material) => tell(material, 'what you offer'),
  deeds: (material) => tell(material, 'what you did that fits'),
  results: (material) => tell(material, 'what came of it'),
  news: (material) =>
    tell(material, 'what is new since then').filter((fact) => !tellsContact(fact)),
  hello: ({ voice }) => [voice.networking],

  /** Why this reader: what the audience has in common, or a place for what only the writer knows. */
  why({ bond, voice }) {
    const observation = 'what you saw of theirs that made you write, with its name or date';
    if (!bond) return [`${blank(observation)}.`];
    return [fill(bond.isShared ? '_.' : voice.reason, bond.deed)];
  },

  pain({ pains, voice }) {
    const first = leading(pains);
    return first ? [fill(voice.pains[first.frame], first.text)] : [];
  },

  /** Offers help without claiming that the reader needs it. */
  helping({ pains, voice }) {
    const first = leading(pains.filter(({ frame }) => frame === 'noun' || frame === 'clause'));
    const lead = first?.frame === 'noun' ? 'you have to deal with ' : '';
    return first ? [fill(voice.helping, `${lead}${first.text}`)] : [];
  },

  /** The facts as the reason for a question, where the first one tells what the writer does; who they are is none. */
  because(material) {
    const [first = '', ...rest] = tell(material, 'what you offer');
    const isDeed = /^(?:we|i|our|my)\s(?!(?:am|are|was|were)\b)/iu.test(first);
    const isReason = isDeed && material.pains.length > 0;
    return [isReason ? fill(material.voice.because, inSentence(first)) : first, ...rest];
  },

  /** The current state: what the brief says about it, or that there was an email before. */
  again({ facts, bond, voice }) {
    const met = bond?.isShared === true ? [fill('_.', bond.deed)] : [];
    const reasons = [...met, ...facts.filter(tellsContact)];
    return reasons.length > 0 ? reasons : [voice.again];
  },

  thanks({ facts, bond, voice }) {
    if (facts.some((fact) => /\b(?:thanks|thank|grateful)\b/iu.test(fact))) return [];
    return [fill(voice.thanking, bond?.done ?? blank('what they did for you, and when'))];
  },

  applying({ facts, role, voice }) {
    if (facts.some((fact) => /\b(?:apply|applying|application)\b/iu.test(fact))) return [];
    return [fill(voice.applying, role?.name ?? blank('the role, and where you saw it'))];
  },

  introducing({ facts, company, voice }) {
    const isPerson = /^(?:i|my)\b/iu.test(facts[0] ?? '') || company.trim() === '';
    return [fill(voice.introducing, isPerson ? 'myself' : company.trim())];
  },

  /** The request as one small question, with where to go after a yes. */
  ask({ request: { want, text, link, more }, voice }) {
    const request = fill(voice.asks[want === 'meeting' && link !== null ? 'reply' : want], text);
    return [request, ...(link === null ? [] : [fill(voice.link, link)]), ...more];
  },

  /** For emails whose purpose is a meeting: asks for it directly. */
  meet(material) {
    const { request, voice } = material;
    const isPlain = request.want === 'meeting' && request.link === null;
    return isPlain ? [fill(voice.meets, request.text), ...request.more] : write('ask', material);
  },

  /** What need not be asked. */
  wish: (material) => (material.request.want === 'reply' ? [] : write('meet', material)),
};
