import data from '../../data/follow-ups.json' with { type: 'json' };
import type { Ask, AskKind, Email } from '../document/email.ts';
import { isVerb } from '../document/grammar.ts';
import type { Document } from '../document/read-draft.ts';
import { standsAlone } from './stands-alone.ts';

/** Which follow-up it is: the first one, one between, the one that ends the matter. */
export type Place = 'first' | 'middle' | 'last';

const { leads, partings, easyNo, easyYes, easyAnswer, rest } = data;
const smallerAsk: Readonly<Partial<Record<AskKind, string>>> = data.smallerAsk;

/** One of several ways to say the same: always the same one for the same email, the next one for its `turn`. */
function oneOf(ways: readonly string[], { body, words }: Email, turn = 0): string {
  return ways[(body.length + words.length + turn) % ways.length] ?? '';
}

/** How a follow-up opens, whatever it brings. */
export function leadOf(email: Email, place: Place, turn: number): string {
  const meant = email.reading.stage === 'first' ? 'my first email' : 'my last email';
  return oneOf(leads[place], email, turn).replace('{email}', meant);
}

/** The ways to end a follow-up, the best first: the email's own request made smaller, or none. */
export function endsOf(doc: Document, place: Place, turn: number): string[] {
  const { email } = doc;
  if (place === 'middle') return [oneOf(easyNo, email, turn)];
  if (place === 'last') return partings.map((_, at) => oneOf(partings, email, at));
  const ease = oneOf(easyYes, email);
  const own = email.asks.find((ask) => isSmall(doc, ask));
  const question = smallerAsk[email.asks.at(-1)?.kind ?? 'open'];
  const plain = question ? `${question} ${ease}` : oneOf(easyAnswer, email);
  return [...(own ? [`${own.sentence.text} ${ease}`] : []), plain, `${rest} ${plain}`];
}

const longestAsk = 20;

/** Whether the email's own question needs no sentence before it and a yes or a no answers it. */
function isSmall({ sentences }: Document, { kind, sentence }: Ask): boolean {
  const at = sentences.findIndex(({ start }) => start === sentence.start);
  const tokens = sentences[at]?.tokens ?? [];
  const opensWithVerb = tokens.slice(0, 1).some(isVerb);
  const isWhole = tokens.some(({ tag }) => tag === 'NOUN' || tag === 'PROPN');
  return (
    (kind === 'interest' || kind === 'question') &&
    /^[^\n]+\?$/u.test(sentence.text) &&
    sentence.words.length <= longestAsk &&
    opensWithVerb &&
    isWhole &&
    !tokens.some(({ key, lemma }) => key === 'or' || lemma.startsWith('<')) &&
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
  const [first, last] = [signOff ?? signature, signature ?? signOff];
  if (first) return body.slice(first.start, last?.end);
  const end = (paragraphs.length > 1 ? paragraphs : sentences).at(-1)?.text ?? '';
  const lines = end.split('\n').filter((line) => isLabel(line.trim()));
  return lines.join('\n');
}

/** "Mr Rowsell, no need to answer": a name alone greets too. */
const byName = /^(?:\p{Lu}[\p{L}.'’-]{0,20} ?){1,3},(?=\s)/u;

/** The greeting; of one that was not recognised the line or the name that opens. */
function greetingOf({ greeting, paragraphs }: Email): string {
  const first = paragraphs[0]?.text ?? '';
  if (greeting) return greeting.text;
  return paragraphs.length > 1 && isLabel(first) ? first : (byName.exec(first)?.[0] ?? '');
}

/** A body in the writer's own frame: their greeting, these paragraphs, their close, signature and footer. */
export function inOwnFrame(email: Email, paragraphs: readonly string[]): string {
  const line = email.body.includes('\r\n') ? '\r\n' : '\n';
  return [greetingOf(email), ...paragraphs, closeOf(email), email.footer?.text ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(line + line);
}
