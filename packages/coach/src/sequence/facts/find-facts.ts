import { pastVerbs } from '../../lexicon/phrase-boundaries.ts';
import { observationVerbs } from '../../lexicon/reader-verbs.ts';
import { partiesOf, readerPronouns, type Parties } from '../../relevance/parties.ts';
import { readRelevance, type Relevance } from '../../relevance/read-relevance.ts';
import type { Email, ProtectedToken } from '../../text/email.ts';
import { piecesAt, type Piece } from './pieces.ts';

/** `reader`: something seen of theirs · `proof`: a figure or a name that can be checked · `offer`: what the writer does. */
export type FactKind = 'reader' | 'proof' | 'offer';

/** Words of the email that still make sense when they stand alone. */
export type Fact = Piece & { readonly kind: FactKind; readonly weight: number };

/** What the kind of a fact depends on, read once. */
type Setting = { readonly email: Email; readonly parties: Parties; readonly relevance: Relevance };

const ofWriter = /^(?:we|our|i|my|ours)\b/iu;
const introduces = /^(?:my name is|i['’]m|i am|this is)\b/iu;
const aboutPrice = /\b(?:charges?|costs?|price[ds]?|minimum|fees?|pay)\b/iu;
const conditional =
  /\b(?:you['’](?:d|ll)|(?:could|would|will|can|might|may) (?:\w+ )?you|you (?:could|would|will|can|might|may|get))\b/iu;
const wordsThatNameTheReader = 12;

/** The facts a follow-up can bring back, strongest first; some hold the words of another. */
export function findFacts(email: Email): Fact[] {
  const setting: Setting = { email, parties: partiesOf(email), relevance: readRelevance(email) };
  return email.paragraphs
    .flatMap(({ sentences }) => sentences.flatMap((_, at) => piecesAt(email, sentences, at)))
    .flatMap((piece) => weigh(setting, piece))
    .map((fact) => ({ ...fact, text: fact.text.replace(/\s+/gu, ' ') }))
    .toSorted((one, other) => other.weight - one.weight);
}

/** The facts that share no words with those that were used. */
export function withoutUsed(facts: readonly Fact[], used: readonly Fact[]): Fact[] {
  return facts.filter(
    (fact) => !used.some(({ start, end }) => start < fact.end && fact.start < end),
  );
}

/** What asks or waits to be filled in is no fact. */
function weigh(setting: Setting, piece: Piece): Fact[] {
  const { email } = setting;
  const inside = email.protectedTokens.filter(
    ({ field, start, end }) => field === 'body' && start >= piece.start && end <= piece.end,
  );
  if (inside.some(({ kind }) => /^(?:blank|merge_tag)$/u.test(kind))) return [];
  if (email.asks.some(({ sentence: { start, end } }) => start < piece.end && piece.start < end))
    return [];
  const figures = inside.filter(({ kind }) => kind === 'number').length;
  const names = othersNames(setting, inside);
  const weight = Math.max(0, figures * 2 + names - (aboutPrice.test(piece.text) ? 2 : 0));
  const kind = kindOf(setting, piece, figures + names > 0);
  return kind === null ? [] : [{ ...piece, kind, weight }];
}

function othersNames({ parties }: Setting, tokens: readonly ProtectedToken[]): number {
  const { sender, addressee } = parties;
  return tokens.filter(
    ({ kind, text }) =>
      kind === 'name' &&
      !text
        .toLowerCase()
        .split(/\s+/u)
        .some((word) => sender.has(word) || addressee.has(word)),
  ).length;
}

function kindOf(
  { email, relevance }: Setting,
  { text, words, start, end }: Piece,
  isExact: boolean,
) {
  const isApplicant = email.reading.profile === 'job_search';
  if (introduces.test(text) && !isApplicant) return null;
  const own: FactKind = isExact ? 'proof' : 'offer';
  const observes = words.slice(1, 4).some(({ key }) => observationVerbs.has(key));
  const opening = words.slice(0, wordsThatNameTheReader);
  const namesReader = opening.some(({ key }) => readerPronouns.has(key));
  if (ofWriter.test(text) && !observes) {
    if (!namesReader) return own;
    return isExact && isPast(words) && !conditional.test(text) ? 'reader' : null;
  }
  if (conditional.test(text)) return own;
  const { level, sentence } = relevance;
  const isSeen = sentence !== null && sentence.start < end && start < sentence.end;
  if (isSeen && level !== 'none' && level !== 'name' && level !== 'company') return 'reader';
  if (namesReader || observes) return isExact ? 'reader' : null;
  return isExact ? 'proof' : null;
}

/** "We fitted the boiler of your neighbours": what was done near the reader is why one writes. */
function isPast(words: Piece['words']): boolean {
  return words.slice(1, 3).some(({ key }) => /ed$/u.test(key) || pastVerbs.has(key));
}
