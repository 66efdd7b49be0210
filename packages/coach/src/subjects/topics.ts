import { isQuestion } from '../document/asks.ts';
import type { Email } from '../document/email.ts';
import { isVerb } from '../document/grammar.ts';
import type { Token } from '../document/language.ts';
import { onceFor } from '../document/memo.ts';
import type { Document, ReadSentence } from '../document/read-draft.ts';
import { type Role, rolesOf } from '../document/roles.ts';
import { type WholePhrase, wholePhrasesOf } from './phrases.ts';
import { readerCompanyOf } from './reader-company.ts';

const { reader } = await import('../document/learned-data.ts');

/** Something the email is about. */
export type Topic = {
  /** As it stands in the middle of a sentence: "your checkout", "the boiler at your laundry". */
  readonly text: string;
  /** Without its determiner. */
  readonly bare: string;
  /** "your", "the", in lower case. */
  readonly determiner: string | null;
  /** Whether it is the reader's own. */
  readonly isTheirs: boolean;
  /** Whether it tells by itself which one is meant; "the rail" does not. */
  readonly isClear: boolean;
  /** Null for what the subject names. */
  readonly sentence: ReadSentence | null;
  /** How many other sentences speak of it. */
  readonly mentions: number;
  /** How likely it is what the email is about. */
  readonly weight: number;
};

/** Weights were fitted on which words of a body its writer put into the subject. */
const ofRole: Readonly<Partial<Record<Role, number>>> = {
  ...{ observation: 0.5, offer: 0.6, occasion: 0.8, ask: 0.8, proof: -0.6, logistics: -0.3 },
};
const [ofSubject, ofOtherRole] = [2.5, -1];
const early = [0, 1, 0.7, 0.5];
const longEmail = 20;
const lightHead = 0.45;
const leastTold = 0.7;

const timeUnit =
  /^(?:seconds?|min(?:ute)?s?|h(?:ou)?rs?|days?|week(?:end)?s?|months?|quarters?|years?|mornings?|afternoons?|evenings?|nights?|times?|moment|today|tomorrow|yesterday)$/u;
/** What points at something said elsewhere. */
const deictic =
  /^(?:same|others?|such|former|latter|following|above|next|last|previous|certain|own|several|various|whole|entire)$/u;
const unnamed =
  /^(?:no|neither|either|any|which|what|every|each|all|both|half|another|whose|most|more|less|much|many|few|fewer|enough)$/u;
const determiners = /^(?:the|a|an|your|our|my)$/u;

const rarities = new Map(reader.features.map((name, at) => [name, reader.rarity[at] ?? 0]));
/** Of a word that hardly any email holds, and of one that every other email holds. */
const [rarest, common] = [5.6, 2.6];

/** How much a word in lower case tells, 0 to 1: the fewer emails hold it, the more. */
export function tellingOf(key: string): number {
  const rarity = rarities.get(`=${key}`) ?? rarities.get(`=${key.replace(/s$/u, '')}`) ?? rarest;
  return Math.max(0, (Math.min(rarity, rarest) - common) / (rarest - common));
}

/** The things an email is about, as whole noun phrases, likeliest first, each once. */
export const topicsOf = onceFor((doc: Document): readonly Topic[] => findTopics(doc));

/** The subject, which is line 0, or a sentence. */
type Line = {
  readonly at: number;
  readonly tokens: readonly Token[];
  readonly text: string;
  readonly sentence: ReadSentence | null;
  readonly worth: number;
};

/** What a topic's weight depends on, read once. */
type Setting = {
  readonly email: Email;
  readonly company: string | null;
  /** The words of the names of writer and reader. */
  readonly people: ReadonlySet<string>;
  /** The lines that hold a word, by its stem. */
  readonly places: ReadonlyMap<string, ReadonlySet<number>>;
};

function findTopics(doc: Document): Topic[] {
  const { email, sentences, subject } = doc;
  const roles = rolesOf(doc).map((role) => ofRole[role] ?? ofOtherRole);
  const lines: Line[] = sentences.map((sentence, at) => {
    const { tokens } = sentence;
    return { at: at + 1, tokens, text: email.seenBody, sentence, worth: roles[at] ?? ofOtherRole };
  });
  const text = email.subject ?? '';
  lines.unshift({ at: 0, tokens: subject, text, sentence: null, worth: ofSubject });
  const { addressee, greeting, signature } = email;
  const names = [addressee?.text, greeting?.text, signature?.text.split('\n')[0]].join(' ');
  const people = new Set(names.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const setting = { email, company: readerCompanyOf(doc), people, places: placesOf(lines) };
  const idle = new Set(email.padding.map(({ start }) => start));
  const seen = new Set<string>();
  return lines
    .filter(
      ({ sentence, tokens }) =>
        !idle.has(sentence?.start ?? -1) && !(sentence && isHeading(tokens)),
    )
    .flatMap((line) =>
      wholePhrasesOf(line.tokens, line.text).flatMap((phrase) => topicOf(phrase, line, setting)),
    )
    .toSorted((one, other) => other.weight - one.weight)
    .filter(({ bare }) => !seen.has(bare.toLowerCase()) && seen.add(bare.toLowerCase()));
}

function stemOf({ key }: Token): string {
  return key.replace(/(?<=\p{L}{3})(?:'s|s)$/u, '');
}

function isContent({ tag }: Token): boolean {
  return /^(?:NOUN|PROPN|ADJ|VERB)$/u.test(tag);
}

function placesOf(lines: readonly Line[]): Setting['places'] {
  const places = new Map<string, Set<number>>();
  for (const { at, tokens } of lines)
    for (const token of tokens.filter(isContent))
      places.set(stemOf(token), (places.get(stemOf(token)) ?? new Set<number>()).add(at));
  return places;
}

/** Where nearly every word has a capital, capitals tell no names. */
function isHeading(tokens: readonly Token[]): boolean {
  const words = tokens.filter(({ text }) => /^\p{L}{4}/u.test(text));
  const capitals = words.filter(({ text }) => /^\p{Lu}/u.test(text)).length;
  return words.length > 1 && capitals > words.length * 0.8;
}

function topicOf(phrase: WholePhrase, line: Line, { places, ...setting }: Setting): Topic[] {
  const { tokens, head, determiner, isName, isTied, start, end } = phrase;
  const { email, company, people } = setting;
  const first = tokens[0]?.key ?? '';
  const content = tokens.filter(isContent);
  const tells = content.map(({ key }) => tellingOf(key)).toSorted((one, other) => other - one);
  const othersWith = (stem: string) =>
    [...(places.get(stem) ?? [])].filter((at) => at > 0 && at !== line.at).length;
  const mentions = othersWith(stemOf(head));
  const isKept = determiner !== null && determiners.test(determiner);
  const isVague =
    (line.at === 0 && start === 1 && line.tokens[0]?.tag === 'VERB') ||
    [determiner ?? '', first].some((word) => unnamed.test(word)) ||
    deictic.test(first) ||
    (isName && line.at > 0 && mentions < 2) ||
    content.some(({ key }) => people.has(key)) ||
    sumOf(tells) < leastTold;
  if (isVague || isTime(phrase, line, email) || !tokens.every(isSpeakable)) return [];
  const bare = spelled(tokens, line, email);
  const isOfCompany = company !== null && bare.includes(company);
  const isTheirs = isOfCompany || determiner === 'your' || tokens.some(({ key }) => key === 'your');
  const stems = [...new Set(content.map(stemOf))];
  const inSubject = line.at === 0 ? 0 : stems.filter((stem) => places.get(stem)?.has(0)).length;
  const echoes = stems.map((stem) => Math.min(2, tellingOf(stem) * othersWith(stem)));
  const next = line.tokens[end];
  const ofWhat = tokens[tokens.indexOf(head) + 1]?.key === 'of';
  const reasons: readonly (readonly [number, number | boolean])[] = [
    [line.worth, true],
    [0.6, sumOf(tells.slice(0, 3))],
    [1.6, Math.min(3, sumOf(echoes))],
    [1.2, Math.min(2, inSubject)],
    [2.2, early[line.at] ?? 0],
    [-3, Math.min(1, line.at / longEmail)],
    [0.8, isTheirs],
    [0.5, next !== undefined && isVerb(next)],
    [-0.4, isName],
    [-0.6, !isTied],
    [-0.8, tokens.some(({ key }) => deictic.test(key))],
    [-1.5, ofWhat && tellingOf(head.key) < lightHead],
    [-1.5, line.at === 0 && line.tokens[start - 1]?.tag === 'ADP'],
  ];
  const weight = sumOf(reasons.map(([worth, value]) => worth * Number(value)));
  const text = isKept ? `${determiner} ${bare}` : bare;
  const isKnown = /^(?:your|our|my)$/u.test(determiner ?? '') && mentions + inSubject > 0;
  const isClear = content.length > 1 || isKnown || tokens.some(({ key }) => /\d{3}/u.test(key));
  return [{ text, bare, determiner, isTheirs, isClear, sentence: line.sentence, mentions, weight }];
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}

/** No placeholder, no link, no sign, no shorthand; "60mm" is none. */
function isSpeakable(token: Token, at: number, all: readonly Token[]): boolean {
  const { lemma, tag, text, key, start } = token;
  if (lemma.startsWith('<') || tag === 'X' || tag === 'SYM') return false;
  if (/^(?:me|us|it|this|that|these|those|here|there|ones?)$/u.test(key)) return false;
  const isUnit = all[at - 1]?.tag === 'NUM' && all[at - 1]?.end === start;
  return (!isContent(token) && tag !== 'ADV') || isUnit || !/^\p{Ll}{1,2}$/u.test(text);
}

/** "Two days", "this year's budget", "the talk in March", and not "our career day". */
function isTime({ tokens, head }: WholePhrase, line: Line, email: Email): boolean {
  const headAt = tokens.indexOf(head);
  if (tokens[headAt - 1]?.tag === 'NOUN' && timeUnit.test(head.key)) return false;
  return tokens.some(
    (token, at) =>
      ((at === 0 || at >= headAt) && timeUnit.test(token.key)) ||
      (at >= headAt && isOfKind('date', token, line, email)),
  );
}

function isOfKind(kind: 'date' | 'name', token: Token, { at }: Line, email: Email): boolean {
  return email.protectedTokens.some(
    (one) =>
      one.kind === kind &&
      (one.field === 'subject') === (at === 0) &&
      one.start <= token.start &&
      token.end <= one.end,
  );
}

/** As the writer spells it, without the capital that only opens a sentence. */
function spelled(tokens: readonly Token[], line: Line, email: Email): string {
  const [first, second] = tokens;
  const text = line.text.slice(first?.start, tokens.at(-1)?.end).replace(/\s+/gu, ' ');
  const opener = line.tokens.find(({ tag }) => tag !== 'PUNCT' && tag !== 'SYM');
  if (!first || opener !== first || !/^\p{Lu}\p{Ll}+$/u.test(first.text)) return text;
  const isName = line.at > 0 && first.tag === 'PROPN' && second?.tag === 'PROPN';
  if (isName || isOfKind('name', first, line, email)) return text;
  if (isOfKind('date', first, line, email)) return text;
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}

/** Whether a topic stands in a question that wants an answer. */
export function isTopicAsked({ sentence }: Topic, { asks }: Email): boolean {
  if (sentence === null || !isQuestion(sentence)) return false;
  return asks.some((ask) => ask.sentence.start === sentence.start);
}
