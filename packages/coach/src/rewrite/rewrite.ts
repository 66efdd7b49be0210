import { endsTheMatter } from '../document/goodbyes.ts';
import { type Email, isEmail } from '../document/email.ts';
import { readsWhole } from '../document/grammar.ts';
import { type Document, readDocument } from '../document/read-draft.ts';
import { overlaps } from '../document/stretch.ts';
import type { Draft } from '../draft.ts';
import { type Score, score as scoreDraft, scoreEmail } from '../score/score.ts';
import { applyEdits, inReadingOrder } from './apply-edits.ts';
import { cutNeedless, needlessFrom } from './cuts.ts';
import { type Candidate, type Edit, longestRewritten, type RewriteOptions } from './edit.ts';
import { breakWalls } from './paragraphs.ts';
import { keepsTokens, type TokenToKeep, tokensToKeep, touchesClosedPart } from './protection.ts';
import { repair } from './repairs.ts';
import { inTone } from './tone.ts';
import { plainly } from './words.ts';

/** A better version of a draft, as changes that can each be kept or put back. */
export type Rewrite = {
  readonly subject: string | null;
  readonly body: string;
  readonly before: Score;
  /** Never lower than `before`. */
  readonly after: Score;
  readonly edits: readonly Edit[];
};

/** From here on a draft is good: it is repaired and otherwise left alone. */
export const good = 75;
/** More than any email needs of one kind; it bounds the time that odd texts take. */
const mostOfOneKind = 60;
/** A sentence less may weigh what remains a point more, and the email is better for all that. */
const spared = 1;
/** Enough for every change to meet the ones that it waited for. */
const mostRounds = 4;

/**
 * Improves a draft by small changes that are certain, each with its reason: a needless sentence leaves, a plain word takes
 * the place of a grand one, slips are mended, a wall is broken. The score never falls; names, numbers, links, merge tags,
 * quotations and the signature stay as the writer has them, and every sentence that results reads whole. In the manner
 * `light` no sentence goes. A good email is only repaired. A `tone` and a `length` are leaned towards where that costs no
 * point. A text that is no English email, or longer than any, is left as it is. Never throws.
 *
 * @example
 * rewrite({ subject: 'Ovens', body: 'Hi {{name},\n\nWorth a look?' }).body; // 'Hi {{name}},\n\nWorth a look?'
 * rewrite({ subject: 'Ovens', body: 'Hi {{name} ,\n\nWorth a look?' }, { manner: 'light' }).edits[0]?.before; // '{{name}'
 * rewrite({ subject: null, body: '' }).edits; // []
 */
export function rewrite(draft: Draft, options: RewriteOptions = {}): Rewrite {
  const doc = readDocument(draft);
  const before = scoreDraft(draft);
  const isLeft = !isEmail(doc.email.reading) || draft.body.length > longestRewritten;
  const first: Version = { draft, doc, score: before };
  const { accepted, version } = isLeft ? { accepted: [], version: first } : improve(first, options);
  return {
    subject: version.draft.subject,
    body: version.draft.body,
    before,
    after: version.score,
    edits: accepted
      .toSorted(inReadingOrder)
      .map(({ rule, field, start, end, after, reason }, index) => {
        const own = (draft[field] ?? '').slice(start, end);
        return { id: String(index + 1), rule, field, start, end, before: own, after, reason };
      }),
  };
}

/** A draft with what is known of it. */
type Version = { readonly draft: Draft; readonly doc: Document; readonly score: Score };

type Improved = { readonly accepted: readonly Candidate[]; readonly version: Version };

function improve(first: Version, { manner, tone, length }: RewriteOptions): Improved {
  const { draft, doc } = first;
  const harmless = harmCheck(draft, doc);
  const isGood = first.score.value >= good;
  const isFull = manner !== 'light';
  const cuts = isFull && !isGood;
  const from = needlessFrom[length ?? 'medium'];
  let accepted: readonly Candidate[] = [];
  let version = first;

  /** Keeps changes that do no harm together. */
  const keep = (candidates: readonly Candidate[]): boolean => {
    const made = harmless(applyEdits(draft, [...accepted, ...candidates]));
    if (!made) return false;
    const { doc: next, score } = made;
    if (!isFull && !hasSameFrame(doc.email, next.email)) return false;
    // A plainer sentence may be one that should have gone, and a second rewrite would see it.
    if (cuts && cutNeedless(next, [], from).length > cutNeedless(version.doc, [], from).length)
      return false;
    if (score.value < Math.max(first.score.value, version.score.value - spared)) return false;
    accepted = [...accepted, ...candidates];
    version = made;
    return true;
  };
  /** All at once, or by halves where that does harm: few texts are read for many candidates. */
  const keepMost = (candidates: readonly Candidate[]): void => {
    const free = apart(accepted, candidates);
    if (free.length === 0 || keep(free) || free.length === 1) return;
    const middle = Math.ceil(free.length / 2);
    keepMost(free.slice(0, middle));
    keepMost(free.slice(middle));
  };

  const groups = [
    // A sentence that goes is not mended first.
    ...(cuts ? [(one: Document) => cutNeedless(one, accepted, from)] : []),
    repair,
    ...(isGood ? [] : [plainly]),
    ...(tone ? [inTone(tone)] : []),
    ...(cuts ? [(one: Document) => breakWalls(one, accepted)] : []),
  ];
  for (let round = 0; round < mostRounds; round += 1) {
    const before = accepted.length;
    for (const propose of groups) {
      keepMost(
        propose(doc)
          .filter((candidate) => !touchesClosedPart(doc.email, candidate))
          .slice(0, mostOfOneKind),
      );
    }
    if (accepted.length === before) break;
  }
  return { accepted, version };
}

/**
 * Tells what a changed text is, or null where the change does harm: something of the writer's is lost but for `spared`,
 * a slip or a broken sentence comes in, or it is read as something else.
 */
export function harmCheck(
  draft: Draft,
  doc: Document,
): (changed: Draft, spared?: readonly TokenToKeep[]) => Version | null {
  const tokens = tokensToKeep(doc.email);
  const whole = wholeBefore(doc);
  const addsFlaw = flawsBeyond(draft);
  return (changed, spared = []) => {
    const held = spared.length === 0 ? tokens : tokens.filter((one) => !isAmong(spared, one));
    if (!keepsTokens(held, changed) || addsFlaw(changed)) return null;
    const next = readDocument(changed);
    if (!isReadAlike(doc.email, next.email) || !whole(next)) return null;
    return { draft: changed, doc: next, score: scoreEmail(next.email) };
  };
}

function isAmong(tokens: readonly TokenToKeep[], { field, start }: TokenToKeep): boolean {
  return tokens.some((one) => one.field === field && one.start === start);
}

/** Those that overlap neither each other nor what is kept. */
function apart(accepted: readonly Candidate[], proposed: readonly Candidate[]): Candidate[] {
  const free: Candidate[] = [];
  for (const candidate of proposed) {
    if (![...accepted, ...free].some((other) => meets(other, candidate))) free.push(candidate);
  }
  return free;
}

/** What is only put in may not even touch another change: their spaces would meet. */
function meets(one: Candidate, other: Candidate): boolean {
  if (one.field !== other.field) return false;
  const isInsertion = one.start === one.end || other.start === other.end;
  return isInsertion ? one.start <= other.end && other.start <= one.end : overlaps(one, other);
}

/**
 * A change must not turn a guess: a follow-up without its reproach would pass for a first email. Nor does a goodbye become
 * anything else.
 */
function isReadAlike(one: Email, other: Email): boolean {
  return (
    one.reading.stage === other.reading.stage &&
    one.reading.profile === other.reading.profile &&
    one.reading.kind === other.reading.kind &&
    (!endsTheMatter(one) || endsTheMatter(other))
  );
}

/** Whether two emails have as many sentences, in as many paragraphs. */
export function hasSameFrame(one: Email, other: Email): boolean {
  const frame = ({ paragraphs }: Email) => paragraphs.map(({ sentences }) => sentences.length);
  return frame(one).join() === frame(other).join();
}

/** Tells of a changed document whether each sentence reads whole that its writer did not write so. */
function wholeBefore({ sentences }: Document): (after: Document) => boolean {
  const own = new Set(sentences.map(({ text }) => text));
  const torn = sentences.filter(({ tokens }) => !readsWhole(tokens)).length;
  return (after) => {
    const tornNow = after.sentences.filter(({ tokens }) => !readsWhole(tokens)).length;
    return (
      tornNow <= torn ||
      after.sentences.every(({ text, tokens }) => own.has(text) || readsWhole(tokens))
    );
  };
}

/** Slips that a careless edit leaves behind. */
const slips: readonly RegExp[] = [
  /\S[ \t]{2,}\S/g,
  /(?<![ \t])[ \t]+(?=\r?\n|$)/g,
  /^\s/g,
  /[ \t][,.;:!?](?![.)\w])/g,
  /[,;:][ \t]*[.!?,;]/g,
  /[.!?]["'’”)\]]?[ \t]+\p{Ll}/gu,
  /\n[ \t]*\r?\n[ \t]*\p{Ll}/gu,
  /\n[ \t]*\r?\n[ \t]*\r?\n/g,
  /(?<!\p{L})(\p{L}+)[ \t]+\1(?!\p{L})/giu,
  /(?<!\p{L})an?[ \t]*(?:[,.;:!?]|\r?\n|$)/giu,
];

/** Tells of each text whether it has a slip that `before` did not have. */
export function flawsBeyond(before: Draft): (after: Draft) => boolean {
  const count = (text: string) => slips.map((slip) => text.match(slip)?.length ?? 0);
  const had = { subject: count(before.subject ?? ''), body: count(before.body) };
  return (after) =>
    (['subject', 'body'] as const).some(
      (field) =>
        after[field] !== before[field] &&
        count(after[field] ?? '').some((found, index) => found > (had[field][index] ?? 0)),
    );
}
