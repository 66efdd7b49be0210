import type { Ask, AskKind, Email, Sentence } from '../document/email.ts';
import { isEmail } from '../document/email.ts';
import { isFinite, nounPhrasesOf } from '../document/grammar.ts';
import type { Token } from '../document/language.ts';
import { type Document, readDocument } from '../document/read-draft.ts';
import { capitalise } from '../document/wording.ts';
import type { Draft, Span } from '../draft.ts';
import { length as lengthRule } from '../rules/length.ts';
import { longSentences } from '../rules/long-sentences.ts';
import { manyAsks } from '../rules/many-asks.ts';
import { ask as askRule } from '../rules/ask.ts';
import { applyEdits, editsTogether, withoutGaps } from './apply-edits.ts';
import { cutNeedless, spanOfSentences } from './cuts.ts';
import { type Edit, longestRewritten, type RewriteOptions } from './edit.ts';
import { tokensToKeep, touchesClosedPart } from './protection.ts';
import { good, harmCheck, type Rewrite } from './rewrite.ts';

/**
 * `cut`: a sentence that is likely needless leaves · `divide`: a long sentence becomes two · `ask`: a large ask becomes
 * a small one · `shorter`: the whole with what it can spare left out.
 */
export const offerKinds = ['cut', 'divide', 'ask', 'shorter'] as const;
export type OfferKind = (typeof offerKinds)[number];

type OfferEdit = Span & { readonly before: string; readonly after: string };

/** A change that is not certain enough to be made unasked; it is made when the writer takes it. */
export type Offer = {
  /** "offer 1", "offer 2" …, stable within one review. */
  readonly id: string;
  readonly kind: OfferKind;
  /** The rule whose line it answers. */
  readonly rule: string;
  /** Why, in one plain sentence. */
  readonly reason: string;
  /** The points that it wins by itself, beside the rewrite's own changes; it may cost one, a shorter version three. */
  readonly gain: number;
  /** Against the draft. They may hold what a change or another offer touches: what leaves takes along what is in it. */
  readonly edits: readonly OfferEdit[];
};

type Proposal = Pick<Offer, 'kind' | 'rule' | 'reason'> & {
  readonly edits: readonly {
    readonly start: number;
    readonly end: number;
    readonly after: string;
  }[];
  /** The asks that leave by it, whose days and minutes go along. */
  readonly leaves?: readonly Sentence[];
};

/** So many of one kind are as much as anybody weighs. */
const mostOfOneKind = 4;
/** What an offer may cost: what is shorter or plainer may still be worth it to its reader. */
const mostLost: Readonly<Record<OfferKind, number>> = { cut: 0, divide: 1, ask: 1, shorter: 3 };
/** A shorter version spares so much of an email of so many words. */
const leastSpared = 0.2;
const fewestWords = 90;
const sparable = { from: 0.3, isOpening: false };
/** From so needless on a sentence may be worth taking out by itself. */
const likely = { from: 0.5, isOpening: false };

/** What the writer may take besides the changes of a rewrite. A good email, and one to be touched lightly, gets none. */
export function offersFor(
  draft: Draft,
  { edits, after }: Pick<Rewrite, 'edits' | 'after'>,
  { manner }: RewriteOptions = {},
): Offer[] {
  const doc = readDocument(draft);
  const { email } = doc;
  if (!isEmail(email.reading) || draft.body.length > longestRewritten) return [];
  if (manner === 'light' || after.value >= good) return [];
  const isHarmless = harmCheck(draft, doc);
  const offers: Omit<Offer, 'id'>[] = [];
  const counts = new Map<OfferKind, number>();
  for (const { leaves = [], ...proposal } of proposalsFor(doc, edits)) {
    const { kind } = proposal;
    if ((counts.get(kind) ?? 0) >= mostOfOneKind) continue;
    const own = proposal.edits.map(({ start, end, after: text }) => ({
      ...{ field: 'body' as const, start, end },
      ...{ before: draft.body.slice(start, end), after: text },
    }));
    if (own.some((edit) => touchesClosedPart(email, { ...edit, ...proposal }))) continue;
    if (own.some((edit) => edit.after !== '' && edits.some((other) => crosses(edit, other))))
      continue;
    const made = applyEdits(draft, editsTogether<OfferEdit>(edits, own));
    const changed = { ...made, body: withoutGaps(made.body) };
    const spared = tokensToKeep(email).filter(
      ({ field, start, end, kind: token }) =>
        token !== 'link' &&
        token !== 'email_address' &&
        field === 'body' &&
        leaves.some((sentence) => sentence.start <= start && end <= sentence.end),
    );
    const version = isHarmless(changed, spared);
    const gain = (version?.score.value ?? -1) - after.value;
    if (gain < -mostLost[proposal.kind]) continue;
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const { rule, reason } = proposal;
    offers.push({ kind, rule, reason, gain, edits: own });
  }
  return offers
    .toSorted((one, other) => (one.edits[0]?.start ?? 0) - (other.edits[0]?.start ?? 0))
    .map((offer, index) => ({ id: `offer ${index + 1}`, ...offer }));
}

function crosses(one: Span, other: Span): boolean {
  return one.field === other.field && one.start < other.end && other.start < one.end;
}

function proposalsFor(doc: Document, edits: readonly Edit[]): Proposal[] {
  return [
    ...shorterVersion(doc),
    ...likelyCuts(doc, edits),
    ...spareAsks(doc),
    ...smallerAsks(doc),
    ...divisions(doc),
  ];
}

/** What cutting all that can be spared leaves, when that is much less. */
function shorterVersion(doc: Document): Proposal[] {
  const words = doc.sentences.reduce((sum, one) => sum + one.words.length, 0);
  const cuts = widest(cutNeedless(doc, [], sparable));
  const spared = doc.sentences
    .filter(({ start, end }) => cuts.some((cut) => cut.start <= start && end <= cut.end))
    .reduce((sum, one) => sum + one.words.length, 0);
  if (words < fewestWords || spared < words * leastSpared) return [];
  const reason = `A shorter version: ${words - spared} words instead of ${words}, with every fact and what you ask.`;
  return [{ kind: 'shorter', rule: lengthRule.id, reason, edits: cuts }];
}

function likelyCuts(doc: Document, edits: readonly Edit[]): Proposal[] {
  return widest(cutNeedless(doc, edits, likely))
    .filter(({ start, end }) => !edits.some((edit) => edit.start <= start && end <= edit.end))
    .map((edit) => ({
      kind: 'cut',
      rule: lengthRule.id,
      reason: 'This may well be spared: the rest says as much without it.',
      edits: [edit],
    }));
}

/** Those that are not part of another. */
function widest<T extends { readonly start: number; readonly end: number }>(
  cuts: readonly T[],
): T[] {
  return cuts.filter(
    (cut) =>
      !cuts.some((other) => other !== cut && other.start <= cut.start && cut.end <= other.end),
  );
}

const bySize: readonly AskKind[] = [
  'interest',
  'question',
  'open',
  'referral',
  'meeting',
  'calendar',
  'action',
];

/** Where several sentences ask, the larger asks may leave. */
function spareAsks({ email, sentences }: Document): Proposal[] {
  const asking = sentences
    .map((sentence) => ({ sentence, asks: asksIn(email, sentence) }))
    .filter(({ asks }) => asks.length > 0);
  const sizeOf = (asks: readonly Ask[]) =>
    Math.max(...asks.map(({ kind }) => bySize.indexOf(kind)));
  const sizes = asking.map(({ asks }) => sizeOf(asks));
  const smallest = Math.min(...sizes);
  return asking.flatMap(({ sentence, asks }): Proposal[] => {
    const span = sizeOf(asks) > smallest ? spanOfSentences(email, [sentence]) : null;
    const reason = 'One ask is easier to answer than two; this is the larger one.';
    return span
      ? [
          {
            ...{ kind: 'cut', rule: manyAsks.id, reason, leaves: [sentence] },
            edits: [{ ...span, after: '' }],
          },
        ]
      : [];
  });
}

function asksIn({ asks }: Email, { start }: Sentence): Ask[] {
  return asks.filter(({ sentence }) => sentence.start === start);
}

const call = /\b(?:call|chat|demo|zoom|meet|meeting|talk|speak|conversation)\b/iu;
const inPerson = /\b(?:coffee|lunch|dinner|drinks?|visit|office|in person)\b/iu;
const soon = /\b(?:this|next) (?:week|month)\b/iu;
const largeAsk = 9;

/** "I would like to schedule a 60-minute call next week to walk you through our platform." → "Would a short call next week be useful?" */
function smallerAsks({ email, sentences }: Document): Proposal[] {
  return sentences.flatMap((sentence): Proposal[] => {
    const asks = asksIn(email, sentence);
    const { start, end, text, words } = sentence;
    const isCall = asks.length === 1 && asks[0]?.kind === 'meeting' && call.test(text);
    const isPlain = /^\p{L}[^\n]*[.?!]$/u.test(text) && !inPerson.test(text);
    if (!isCall || !isPlain || words.length < largeAsk) return [];
    const isFixed = email.protectedTokens.some(
      (token) =>
        token.field === 'body' &&
        token.kind !== 'number' &&
        !soon.test(token.text) &&
        start <= token.start &&
        token.end <= end,
    );
    if (isFixed) return [];
    const when = soon.exec(text)?.[0].toLowerCase();
    const after = `Would a short call${when ? ` ${when}` : ''} be useful?`;
    const reason = 'A short call is easier to say yes to, and names no length.';
    return [
      { kind: 'ask', rule: askRule.id, reason, leaves: [sentence], edits: [{ start, end, after }] },
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
    return [{ kind: 'divide', rule: longSentences.id, reason, edits: [edit] }];
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

function seamEdit(tokens: readonly Token[], at: number): Proposal['edits'][number] | null {
  const [sign, joint, opener] = tokens.slice(at, at + 3);
  if (!sign || !joint || !opener) return null;
  const staysOf = sign.key === ';' || joint.key !== 'and' ? joint : opener;
  return { start: sign.start, end: staysOf.end, after: `. ${capitalise(staysOf.text)}` };
}
