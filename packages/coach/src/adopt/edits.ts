import { type Block, align, unitsOf } from './units.ts';
import { parseEmail } from '../document/parse-email.ts';
import type { Draft, Field } from '../draft.ts';
import { applyEdits } from '../rewrite/edits.ts';
import { type Edit, wording } from '../rewrite/edit.ts';
import type { LedgerLine, Score } from '../score/score.ts';
import { diffArrays } from 'diff';

const piece = /\s+|[\p{L}\p{N}'’]+|[^\s\p{L}\p{N}'’]/gu;
const sentenceEnd = /[.!?]\s/u;
/** Changes with fewer words between them are read as one. */
const fewestBetween = 3;
const mostChanges = 2;
const mostShare = 0.5;
const longestCompared = 1_200;

/** The phrases that changed within a sentence; the sentence itself when many did. */
function changedWords(body: string, change: Change): Change[] {
  const before = body.slice(change.start, change.end);
  if (before === '' || change.after === '') return [change];
  if (before.length > longestCompared || change.after.length > longestCompared) return [change];
  if (sentenceEnd.test(before) || sentenceEnd.test(change.after)) return [change];
  const phrases = phrasesIn(before, change);
  const changed = phrases.reduce((sum, { start, end }) => sum + wordsIn(body.slice(start, end)), 0);
  const isSmall = phrases.length <= mostChanges && changed <= wordsIn(before) * mostShare;
  return isSmall ? phrases : [change];
}

function phrasesIn(before: string, { start, after }: Change): Change[] {
  const runs = diffArrays(before.match(piece) ?? [], after.match(piece) ?? []);
  const phrases: { start: number; end: number; after: string }[] = [];
  let at = start;
  let between = '';
  for (const { added, removed, value } of runs) {
    const text = value.join('');
    if (!added && !removed) {
      between = text;
      at += text.length;
      continue;
    }
    const last = phrases.at(-1);
    const end = removed ? at + text.length : at;
    const came = added ? text : '';
    if (last && wordsIn(between) < fewestBetween) {
      last.end = end;
      last.after += between + came;
    } else phrases.push({ start: at, end, after: came });
    between = '';
    at = end;
  }
  return phrases;
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}'’]+/gu)?.length ?? 0;
}

const lengthRule = 'body-length';

/** The changes as edits, each with the line of the score that it won points back from, or with what it does. */
export function withReasons(
  draft: Draft,
  changes: readonly FieldChange[],
  before: Score,
  after: Score,
): Edit[] {
  const won = before.lines.filter((line) => gainOf(line, after) > 0);
  return changes.map(({ field, start, end, after: text }, index) => {
    const removed = (draft[field] ?? '').slice(start, end);
    const change = { field, start, end, after: text };
    const line = won.find((one) => answers(change, one)) ?? shorterLine(won, change, removed);
    return {
      id: String(index + 1),
      rule: line?.rule ?? wording,
      ...change,
      before: removed,
      reason: line?.reason ?? plainReason(removed, text),
    };
  });
}

function gainOf({ rule, points }: LedgerLine, after: Score): number {
  return (after.lines.find((line) => line.rule === rule)?.points ?? 0) - points;
}

function answers(change: FieldChange, { spans }: LedgerLine): boolean {
  return spans.some(
    ({ field, start, end }) => field === change.field && start < change.end && change.start < end,
  );
}

function shorterLine(
  won: readonly LedgerLine[],
  { field, after }: FieldChange,
  removed: string,
): LedgerLine | undefined {
  if (field !== 'body' || wordsOfSpan(after) >= wordsOfSpan(removed)) return undefined;
  return won.find(({ rule }) => rule === lengthRule);
}

function plainReason(before: string, after: string): string {
  const [was, is] = [wordsOfSpan(before), wordsOfSpan(after)];
  if (was === 0 && is === 0) return spacingReason(before, after);
  if (is === 0) return `Leaves out ${counted(was)}.`;
  if (was === 0) return `Adds ${counted(is)}.`;
  if (is < was) return `Uses ${counted(is)} instead of ${was}.`;
  return 'Says it in other words.';
}

function spacingReason(before: string, after: string): string {
  const [had, has] = [before, after].map((text) => /\n\s*\n/u.test(text));
  if (had === has) return 'Changes only spaces or marks.';
  return has === true ? 'Starts a new paragraph.' : 'Joins two paragraphs.';
}

function counted(words: number): string {
  return words === 1 ? '1 word' : `${words} words`;
}

function wordsOfSpan(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}

/** The draft's text between two offsets, and what stands there now. */
type Change = { readonly start: number; readonly end: number; readonly after: string };

type Reach = { readonly own: number; readonly next: number };

/** A block with what lies before it in either text. */
type Place = { readonly block: Block; readonly from: Reach; readonly until: Reach };

/** One change for each block that differs, and one for each gap that alone does. */
function changesIn(body: string, next: string, blocks: readonly Block[]): Change[] {
  const changes: Change[] = [];
  let from: Reach = { own: 0, next: 0 };
  /** A block with nothing on one side, which goes with the gap before or after it. */
  let waiting: Place | null = null;
  const gap = (start: Reach, end: Reach): void => {
    const after = next.slice(start.next, end.next);
    if (body.slice(start.own, end.own) !== after)
      changes.push({ start: start.own, end: end.own, after });
  };
  const settle = (until: Reach): void => {
    if (waiting) changes.push(...oneSided(body, next, waiting, until));
    else gap(from, until);
    waiting = null;
  };
  for (const block of blocks) {
    const start = startOf(block);
    if (!start.isPaired) {
      if (waiting) return [];
      waiting = { block, from, until: from };
      continue;
    }
    settle(start);
    const end = endOf(block);
    gap(start, end);
    from = end;
  }
  settle({ own: body.length, next: next.length });
  return changes.filter(({ start, end, after }) => start !== end || after !== '');
}

function startOf({ own, written }: Block): Reach & { readonly isPaired: boolean } {
  const isPaired = own.length > 0 && written.length > 0;
  return { own: own[0]?.start ?? 0, next: written[0]?.start ?? 0, isPaired };
}

function endOf({ own, written }: Block): Reach {
  return { own: own.at(-1)?.end ?? 0, next: written.at(-1)?.end ?? 0 };
}

/** What went or came, with the gap before it or after it, so that the other gap stays as it is. */
function oneSided(body: string, next: string, { block, from }: Place, until: Reach): Change[] {
  const before = body.slice(from.own, until.own);
  const after = next.slice(from.next, until.next);
  const kept = block.own.length > 0 ? after : before;
  const longer = block.own.length > 0 ? before : after;
  const cut = (text: string, start: number, end: number) => text.slice(start, text.length - end);
  if (longer.endsWith(kept))
    return [{ start: from.own, end: until.own - kept.length, after: cut(after, 0, kept.length) }];
  if (longer.startsWith(kept))
    return [{ start: from.own + kept.length, end: until.own, after: cut(after, kept.length, 0) }];
  return [{ start: from.own, end: until.own, after }];
}

/** A change of one field that has no reason yet. */
type FieldChange = Change & { readonly field: Field };

/** What was changed from one draft to the next, in reading order: words where few changed, else sentences. */
export function editsBetween(draft: Draft, next: Draft): FieldChange[] {
  return [...subjectChange(draft, next), ...bodyChanges(draft, next)];
}

function subjectChange(draft: Draft, next: Draft): FieldChange[] {
  if (draft.subject === next.subject) return [];
  const after = next.subject ?? '';
  return [{ field: 'subject', start: 0, end: draft.subject?.length ?? 0, after }];
}

function bodyChanges(draft: Draft, next: Draft): FieldChange[] {
  if (draft.body === next.body) return [];
  const own = unitsOf(parseEmail(draft));
  const written = unitsOf(parseEmail(next));
  const changes = changesIn(draft.body, next.body, align(own, written))
    .flatMap((change) => changedWords(draft.body, change))
    .map((change): FieldChange => ({ field: 'body', ...change }));
  const isExact = applyEdits(draft, changes).body === next.body;
  return isExact ? changes : [{ field: 'body', ...wholeChange(draft.body, next.body) }];
}

/** All from the first to the last character that differs. */
function wholeChange(before: string, after: string): Change {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let tail = 0;
  while (tail < most - start && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  return { start, end: before.length - tail, after: after.slice(start, after.length - tail) };
}
