import { isEmail } from '../document/email.ts';
import { isFinite, nounPhrasesOf } from '../document/grammar.ts';
import { isInDictionary, type Token } from '../document/language.ts';
import { type Document, readDocument } from '../document/read-draft.ts';
import { overlaps } from '../document/stretch.ts';
import { capitalise } from '../wording.ts';
import type { Draft, Span } from '../draft.ts';
import { ask as askRule } from '../rules/ask.ts';
import { longSentences } from '../rules/long-sentences.ts';
import { isCommonWord } from '../rules/learned-questions.ts';
import { slips } from '../rules/slips.ts';
import { applyEdits } from './apply-edits.ts';
import { longestRewritten, type RewriteOptions } from './edit.ts';
import { tokensToKeep, touchesClosedPart } from './protection.ts';
import { good, harmCheck, type Rewrite } from './rewrite.ts';

/**
 * `spelling`: a word that was probably misspelt · `ask`: less of the reader's time is asked for · `divide`: a long sentence
 * becomes two. Nothing leaves: editors who compared drafts with and without a sentence blind, or with a shorter version,
 * found half of such cuts worse.
 */
export const offerKinds = ['spelling', 'ask', 'divide'] as const;
export type OfferKind = (typeof offerKinds)[number];

/** A change that is not certain enough to be made unasked; it is made when the writer takes it. */
export type Offer = {
  /** "offer 1", "offer 2" …, stable within one review. */
  readonly id: string;
  readonly kind: OfferKind;
  /** The rule whose line it answers. */
  readonly rule: string;
  /** Why, in one plain sentence. */
  readonly reason: string;
  /** The points that it wins by itself, beside the rewrite's own changes; it may cost one. */
  readonly gain: number;
  /** Against the draft, apart from the rewrite's own changes and from other offers. */
  readonly edits: readonly (Span & { readonly before: string; readonly after: string })[];
};

type Proposal = Pick<Offer, 'kind' | 'rule' | 'reason'> & {
  readonly start: number;
  readonly end: number;
  readonly after: string;
};

/** The most offers of one kind worth showing. */
const mostOfOneKind = 4;
/** A plainer text may be worth losing this much. */
const mostLost = 1;
/** What the writer may take besides the changes of a rewrite. A good email is only offered what is misspelt. */
export function offersFor(
  draft: Draft,
  { edits, after }: Pick<Rewrite, 'edits' | 'after'>,
  { manner }: RewriteOptions = {},
): Offer[] {
  const doc = readDocument(draft);
  const { email } = doc;
  if (!isEmail(email.reading) || draft.body.length > longestRewritten) return [];
  const isLeft = manner === 'light' || after.value >= good;
  const proposals = isLeft
    ? misspellings(doc)
    : [...misspellings(doc), ...smallerAsks(doc), ...divisions(doc)];
  const isHarmless = harmCheck(draft, doc);
  const protectedTokens = tokensToKeep(email);
  const offers: Omit<Offer, 'id'>[] = [];
  for (const { kind, rule, reason, ...change } of proposals) {
    const edit = { field: 'body' as const, ...change };
    const before = draft.body.slice(edit.start, edit.end);
    const allEdits = [...edits, ...offers.flatMap((offer) => offer.edits)];
    const isFull = offers.filter((offer) => offer.kind === kind).length >= mostOfOneKind;
    if (isFull || touchesClosedPart(email, { ...edit, rule, reason })) continue;
    if (allEdits.some((other) => other.field === 'body' && overlaps(edit, other))) continue;
    const minutes = protectedTokens.filter(
      (token) => kind === 'ask' && token.field === 'body' && overlaps(edit, token),
    );
    const version = isHarmless(applyEdits(draft, [...edits, edit]), minutes);
    const gain = (version?.score.value ?? -Infinity) - after.value;
    if (gain < -mostLost) continue;
    const { field, start, end } = edit;
    offers.push({
      kind,
      rule,
      reason,
      gain,
      edits: [{ field, start, end, before, after: edit.after }],
    });
  }
  return offers
    .toSorted((one, other) => (one.edits[0]?.start ?? 0) - (other.edits[0]?.start ?? 0))
    .map((offer, index) => ({ id: `offer ${index + 1}`, ...offer }));
}

const fewestLetters = 7;
/** What stands before and after a word that is a part of an address, a file's name, or a longer word. */
const partStarts = /[-_'’/@.\w]/u;
const partEnds = /^(?:[-_'’/@]|\.\w)/u;

/** Long words that no dictionary holds and that are a common word with one letter too many, too few, or two swapped. */
function misspellings({ email, sentences }: Document): Proposal[] {
  const words = sentences.flatMap(({ tokens }) => tokens);
  return words.flatMap(({ key, text, start, end }): Proposal[] => {
    const isPlain = key.length >= fewestLetters && /^[a-z]+$/u.test(text);
    const [before, after] = [email.body[start - 1] ?? '', email.body.slice(end, end + 2)];
    const isPart = partStarts.test(before) || partEnds.test(after);
    if (!isPlain || isPart || isCommonWord(key) || isInDictionary(key)) return [];
    const singular = key.replace(/ies$/u, 'y').replace(/s$/u, '');
    if (words.filter((other) => other.key === key).length > 1 || isInDictionary(singular))
      return [];
    const corrections = nearWords(key).filter((word) => isCommonWord(word) && isInDictionary(word));
    if (corrections.length !== 1 || !corrections[0]) return [];
    const reason = `No dictionary has “${text}”; “${corrections[0]}” was probably meant.`;
    return [{ kind: 'spelling', rule: slips.id, reason, start, end, after: corrections[0] }];
  });
}

/** What a word becomes with a letter more, a letter less, or two swapped, between its first and its last two. */
function nearWords(word: string): string[] {
  const near = new Set<string>();
  for (let at = 1; at < word.length - 1; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    for (const letter of 'abcdefghijklmnopqrstuvwxyz') near.add(before + letter + after);
    if (after.length <= 2) continue;
    near.add(before + after.slice(1));
    if (after.length > 3) near.add(`${before}${after[1] ?? ''}${after[0] ?? ''}${after.slice(2)}`);
  }
  near.delete(word);
  return [...near];
}

const occasion = 'call|chat|conversation|demo|discussion|meeting|session|talk|walkthrough|zoom';
const long = '(?:30|40|45|60|90|thirty|forty|forty[- ]five|sixty|ninety)';
/** "a 45-minute Zoom call", "an hour-long demo" */
const longOccasion = new RegExp(
  String.raw`\ban? (?:${long}[- ]?min(?:ute)?s?|(?:one[- ]|1[- ]?|half[- ]|half[- ]an[- ])?hour)(?:[- ]long)?(?= (?:\w+ ){0,2}(?:${occasion})\b)`,
  'iu',
);
/** "have 30 minutes", "talk for 45 minutes" */
const longTime = new RegExp(
  String.raw`(?<=\b(?:for|find|give|got|grab|have|need|spare|spend|take) (?:about |around |just |me |us |up )?)${long} min(?:ute)?s\b`,
  'iu',
);

/** "a 60-minute call next week" → "a short call next week": the rest of what is asked stays as it is. */
function smallerAsks({ email, sentences }: Document): Proposal[] {
  return sentences.flatMap(({ start, text }): Proposal[] => {
    if (!email.asks.some(({ kind, sentence }) => kind === 'meeting' && sentence.start === start))
      return [];
    const occasionAt = longOccasion.exec(text);
    const found = occasionAt ?? longTime.exec(text);
    if (!found) return [];
    const words = occasionAt ? 'a short' : 'a few minutes';
    const from = start + found.index;
    return [
      {
        kind: 'ask',
        rule: askRule.id,
        reason: 'That is a lot of time to ask of somebody who does not know you.',
        start: from,
        end: from + found[0].length,
        after: /^\p{Lu}/u.test(found[0]) ? capitalise(words) : words,
      },
    ];
  });
}

const longSentence = 22;
const fewestInHalf = 6;
const openers: ReadonlySet<string> = new Set(
  'i we you they he she it there this these our my your'.split(' '),
);
/** What a clause hangs on: what follows may hang on it too. */
const subordinators: ReadonlySet<string> = new Set(
  'whether if because when while although though unless until since how what why where'.split(' '),
);

/** Long sentences of two that stand on their own, joined by a comma and "and", "but" or "so", or by a semicolon. */
function divisions({ sentences }: Document): Proposal[] {
  return sentences.flatMap(({ tokens, text, words }): Proposal[] => {
    if (words.length < longSentence || !/^[^?"“”()[\]:\n]+\.$/u.test(text)) return [];
    const at = tokens.findIndex((_, index) => isSeam(tokens, index));
    const edit = at === -1 ? null : seamEdit(tokens, at);
    if (!edit) return [];
    const reason = 'Two short sentences read faster than a long one.';
    return [{ kind: 'divide', rule: longSentences.id, reason, ...edit }];
  });
}

const countWords = (tokens: readonly Token[]) => tokens.filter(({ tag }) => tag !== 'PUNCT').length;

function isSeam(tokens: readonly Token[], at: number): boolean {
  const sign = tokens[at]?.key;
  const next = tokens[at + 1]?.key ?? '';
  const isJoint = sign === ';' || (sign === ',' && /^(?:and|but|so)$/u.test(next));
  if (!isJoint) return false;
  const left = tokens.slice(0, at);
  const right = tokens.slice(sign === ';' ? at + 1 : at + 2);
  return (
    countWords(left) >= fewestInHalf &&
    countWords(right) >= fewestInHalf &&
    !left.some(({ key }, index) => subordinators.has(key) || isComplementiser(left, index)) &&
    !left.some(({ key }, index) => /^[,;]$/u.test(key) && opensClause(left.slice(index + 1))) &&
    left.some((_, index) => isFinite(left, index)) &&
    opensClause(right)
  );
}

/** "I think that …", beside "the page that …". */
function isComplementiser(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  return tokens[at]?.key === 'that' && (before?.tag === 'VERB' || before?.tag === 'ADJ');
}

/** Whether a subject and its verb come first. */
function opensClause(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const [phrase] = nounPhrasesOf(tokens);
  const isOwn = phrase?.start === 0 && (phrase.isName || phrase.determiner !== null);
  const from = isOwn ? phrase.end : openers.has(first?.key ?? '') ? 1 : -1;
  if (from === -1) return false;
  const verb = tokens[from]?.tag === 'ADV' ? from + 1 : from;
  return isFinite(tokens, verb);
}

function seamEdit(
  tokens: readonly Token[],
  at: number,
): Pick<Proposal, 'start' | 'end' | 'after'> | null {
  const [sign, joint, opener] = tokens.slice(at, at + 3);
  if (!sign || !joint || !opener) return null;
  const staysOf = sign.key === ';' || joint.key !== 'and' ? joint : opener;
  return { start: sign.start, end: staysOf.end, after: `. ${capitalise(staysOf.text)}` };
}
