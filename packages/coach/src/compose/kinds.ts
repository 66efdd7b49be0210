import letters from '../../data/letters.json' with { type: 'json' };
import { tellsContact } from './facts.ts';
import { type Bond, type Pain, type Role, leading } from './reader.ts';
import type { Request } from './request.ts';
import { blank, inSentence, opening } from './text.ts';

/** How a tone sounds; `_` stands for the writer's words. */
type Voice = typeof letters.tones.professional;

const voices: ReadonlyMap<string, Voice> = new Map(Object.entries(letters.tones));

/** The voice of a tone by its name; of any other the professional one. */
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

/** How an email of the category is built; of any other as a first one. */
export function kindOf(category: string): Kind {
  const name = category.trim().toLowerCase().replace('follow up', 'follow-up');
  return { name, ...(kinds.get(name) ?? letters.kinds['cold outreach']) };
}

function fill(frame: string, words = ''): string {
  return opening(frame.replace('_', () => words));
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

/** The sentences of a part of an email; none where the brief gives nothing for it. */
export function write(part: string, material: Material): readonly string[] {
  const writes: ReadonlyMap<string, (material: Material) => readonly string[]> = parts;
  return writes.get(part)?.(material) ?? [];
}

/** Why this reader: what the audience has in common, or a place for what only the writer knows. */
function why({ bond, voice }: Material): string[] {
  const seen = 'what you saw of theirs that made you write, with its name or date';
  if (!bond) return [`${blank(seen)}.`];
  return [bond.isShared ? `${opening(bond.deed)}.` : fill(voice.reason, bond.deed)];
}

function pain({ pains, voice }: Material): string[] {
  const first = leading(pains);
  return first ? [fill(voice.pains[first.frame], first.text)] : [];
}

/** Where the writer could help, without saying that the reader needs it. */
function helping({ pains, voice }: Material): string[] {
  const first = leading(pains.filter(({ frame }) => frame === 'noun' || frame === 'clause'));
  const lead = first?.frame === 'noun' ? 'you have to deal with ' : '';
  return first ? [fill(voice.helping, `${lead}${first.text}`)] : [];
}

function offer({ facts }: Material, wanted = 'what you offer'): readonly string[] {
  return facts.length === 0 ? [`${blank(`${wanted}, in one sentence`)}.`] : facts;
}

/** The facts as the reason for a question, where the first one tells what the writer does; who they are is none. */
function because(material: Material): readonly string[] {
  const [first = '', ...rest] = offer(material);
  const isDeed = /^(?:we|i|our|my)\s(?!(?:am|are|was|were)\b)/iu.test(first);
  const isReason = isDeed && material.pains.length > 0;
  return [isReason ? fill(material.voice.because, inSentence(first)) : first, ...rest];
}

/** Where the two stand: what the brief tells of it, or else that there was an email. */
function again({ facts, bond, voice }: Material): string[] {
  const met = bond?.isShared === true ? [`${opening(bond.deed)}.`] : [];
  const told = [...met, ...facts.filter(tellsContact)];
  return told.length > 0 ? told : [voice.again];
}

function news(material: Material): string[] {
  return offer(material, 'what is new since then').filter((fact) => !tellsContact(fact));
}

function thanks({ facts, bond, voice }: Material): string[] {
  if (facts.some((fact) => /\b(?:thanks|thank|grateful)\b/iu.test(fact))) return [];
  return [fill(voice.thanking, bond?.done ?? blank('what they did for you, and when'))];
}

function applying({ facts, role, voice }: Material): string[] {
  if (facts.some((fact) => /\b(?:apply|applying|application)\b/iu.test(fact))) return [];
  return [fill(voice.applying, role?.name ?? blank('the role, and where you saw it'))];
}

function introducing({ facts, company, voice }: Material): string[] {
  const isPerson = /^(?:i|my)\b/iu.test(facts[0] ?? '') || company.trim() === '';
  return [fill(voice.introducing, isPerson ? 'myself' : company.trim())];
}

/** The request as one small question, with where to go after a yes. */
function ask({ request, voice }: Material): string[] {
  const { want, text, link, more } = request;
  const asked = fill(voice.asks[want === 'meeting' && link !== null ? 'reply' : want], text);
  return [asked, ...(link === null ? [] : [fill(voice.link, link)]), ...more];
}

/** The same where time together is what the email is for: it is asked for as what it is. */
function meet(material: Material): string[] {
  const { request, voice } = material;
  const isPlain = request.want === 'meeting' && request.link === null;
  return isPlain ? [fill(voice.meets, request.text), ...request.more] : ask(material);
}

const parts = new Map(
  Object.entries({
    ...{ why, pain, helping, because, again, news, thanks, applying, introducing, ask, meet },
    offer: (material: Material) => offer(material),
    deeds: (material: Material) => offer(material, 'what you did that fits'),
    results: (material: Material) => offer(material, 'what came of it'),
    hello: ({ voice }: Material) => [voice.networking],
    /** What need not be asked. */
    wish: (material: Material) => (material.request.want === 'reply' ? [] : meet(material)),
  }),
);
