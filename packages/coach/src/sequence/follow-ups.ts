import { findBlanks } from '../document/blanks.ts';
import type { Ask, AskKind, Email } from '../document/email.ts';
import { isVerb } from '../document/grammar.ts';
import type { Document } from '../document/read-draft.ts';
import { standsAlone } from './stands-alone.ts';

/** Which follow-up it is: the first one, one between, the one that ends the matter. */
export type Place = 'first' | 'middle' | 'last';

/** `_` stands for the email that is meant. */
const leads: Readonly<Record<Place, readonly string[]>> = {
  first: [
    'A short note after my email of a few days ago, with one point from it.',
    'I wrote to you a few days ago, and this is one point from that email.',
    'To come back to my email of a few days ago, here is one point from it on its own.',
  ],
  middle: ['One more point from _ is worth a line of its own.', 'Here is one more point from _.'],
  last: ['One last point from _.', 'Here is one last point from _.'],
};

const partings = [
  'This is my last note. If it comes up later, I am at this address. There is no need to answer.',
  'I will leave it there. If things change later, I am easy to find here. There is nothing to do now.',
  'This is the last note from me. If it is of use later, I am at this address. Nothing needs doing now.',
  'I will leave it there. If it comes up again, I am at this address. There is no hurry.',
] as const;
const stillNo = [
  'If this is the wrong moment, one word tells me so.',
  'If it is a no for now, one word is enough.',
] as const;
const eases = [
  'A yes or no is enough.',
  'A plain yes or no is enough.',
  'One word is enough, and a no is fine.',
] as const;
/** For an email whose own request needs more than a word. */
const anyAnswer = [
  'One line in answer is enough, and a no is fine.',
  'A short answer is plenty, and a no is fine too.',
  'A line back is all I ask, and a no is as good as a yes.',
] as const;
const smaller: Partial<Readonly<Record<AskKind, string>>> = {
  interest: 'Is what I wrote of interest to you?',
  meeting: 'Would a short conversation be possible?',
  calendar: 'Would a short conversation be possible?',
};
/** For a point that alone would say too much of the email again. */
const rest = 'The rest stands in that email, should you want to look back.';

/** One of several ways to say the same: always the same one for the same email, the next one for its `turn`. */
function oneOf(ways: readonly string[], { body, words }: Email, turn = 0): string {
  return ways[(body.length + words.length + turn) % ways.length] ?? '';
}

/** How a follow-up opens, whatever it brings. */
export function leadOf(email: Email, place: Place, turn: number): string {
  const meant = email.reading.stage === 'first' ? 'my first email' : 'my last email';
  return oneOf(leads[place], email, turn).replace('_', meant);
}

/** The ways to end a follow-up, the best first: the email's own request made smaller, or none. */
export function endsOf(doc: Document, place: Place, turn: number): string[] {
  const { email } = doc;
  if (place === 'middle') return [oneOf(stillNo, email, turn)];
  if (place === 'last') return partings.map((_, at) => oneOf(partings, email, at));
  const ease = oneOf(eases, email);
  const own = email.asks.find((ask) => isSmall(doc, ask));
  const question = smaller[email.asks.at(-1)?.kind ?? 'open'];
  const plain = question ? `${question} ${ease}` : oneOf(anyAnswer, email);
  return [...(own ? [`${own.sentence.text} ${ease}`] : []), plain, `${rest} ${plain}`];
}

const longestAsk = 20;

/** Whether the email's own question needs no sentence before it and a yes or a no answers it. */
function isSmall({ sentences }: Document, { kind, sentence }: Ask): boolean {
  const at = sentences.findIndex(({ start }) => start === sentence.start);
  const tokens = sentences[at]?.tokens ?? [];
  const [first] = tokens;
  return (
    first !== undefined &&
    isVerb(first) &&
    (kind === 'interest' || kind === 'question') &&
    /^[^\n]+\?$/u.test(sentence.text) &&
    sentence.words.length <= longestAsk &&
    !tokens.some(({ key, lemma }) => key === 'or' || lemma.startsWith('<')) &&
    tokens.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN') &&
    tokens.at(-2)?.tag !== 'ADP' &&
    standsAlone(sentences, at)
  );
}

const mostWordsInLine = 5;

/** "Un saludo," "Iker", "Best, Åsa (+46 8 555)": a short line that ends no sentence. */
function isLabel(line: string): boolean {
  const bare = line.replace(/\s*\(.*\)$/u, '');
  return !/(?<!\b\p{Lu})[.?:]$/u.test(bare) && bare.split(/\s+/u).length <= mostWordsInLine;
}

/** The close as the writer has it; of one that was not recognised the short lines at the end. */
function closeOf({ body, signOff, signature, paragraphs, sentences }: Email): string {
  const known = signOff ?? signature;
  if (known) return body.slice(known.start, (signature ?? signOff)?.end);
  const { text } = (paragraphs.length > 1 ? paragraphs : sentences).at(-1) ?? { text: '' };
  return text
    .split(/(?<=\n)/u)
    .filter((line) => isLabel(line.trim()))
    .join('');
}

/** "Mr Rowsell, no need to answer": a name alone greets too. */
const byName = /^(?:\p{Lu}[\p{L}.'’-]{0,20} ?){1,3},(?=\s)/u;

/** The greeting with the whole of a blank in it; of one that was not recognised the line or the name that opens. */
function greetingOf({ body, greeting, paragraphs }: Email): string {
  const first = paragraphs[0]?.text ?? '';
  if (!greeting)
    return paragraphs.length > 1 && isLabel(first) ? first : (byName.exec(first)?.[0] ?? '');
  const blank = findBlanks(body.slice(0, greeting.end + 200)).find(
    ({ start, end }) => start < greeting.end && greeting.end < end,
  );
  return blank ? `${body.slice(greeting.start, blank.end)},` : greeting.text;
}

/** A body in the writer's own frame: their greeting, these paragraphs, their close, signature and footer. */
export function inOwnFrame(email: Email, paragraphs: readonly string[]): string {
  const line = email.body.includes('\r\n') ? '\r\n' : '\n';
  return [greetingOf(email), ...paragraphs, closeOf(email), email.footer?.text ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(line + line);
}
