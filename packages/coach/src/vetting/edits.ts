import { overlaps } from '../document/stretch.ts';
import type { Draft } from '../draft.ts';
import type { Change } from '../rewrite/apply-edits.ts';
import { type Edit, wording } from '../rewrite/edit.ts';
import type { LedgerLine, Score } from '../score/score.ts';
import { diffArrays } from 'diff';

const sentences = /\s+|\S(?:[^\n.!?]|[.!?](?!\s))*[.!?]*/gu;
const words = /\s+|[\p{L}\p{N}'’]+|[^\s\p{L}\p{N}'’]/gu;
/** Bounds the time that two texts with nothing in common take. */
const mostChanges = 1_500;

/** What differs between two texts, piece by piece; with fewer than so many words between them two changes are one. */
function changesBetween(
  before: string,
  after: string,
  { piece, apart, from }: { piece: RegExp; apart: number; from: number },
): Change[] {
  const runs = diffArrays(before.match(piece) ?? [], after.match(piece) ?? [], {
    maxEditLength: mostChanges,
  });
  if (!runs) return [{ field: 'body', start: from, end: from + before.length, after }];
  const changes: Change[] = [];
  let at = from;
  let between = '';
  for (const { added, removed, value } of runs) {
    const text = value.join('');
    const start = at;
    if (!added) at += text.length;
    if (!added && !removed) {
      between = text;
      continue;
    }
    const last = changes.at(-1);
    const isNear = last && wordsIn(between) < apart && last.end + between.length === start;
    const words = added ? text : '';
    if (isNear)
      changes[changes.length - 1] = { ...last, end: at, after: last.after + between + words };
    else changes.push({ field: 'body', start, end: at, after: words });
    between = '';
  }
  return changes;
}

const fewestBetween = 3;
const mostPhrases = 2;
const mostShare = 0.5;

/** The phrases that changed within a sentence; the sentence itself when many did. */
function phrasesOf(body: string, change: Change): Change[] {
  const before = body.slice(change.start, change.end);
  if (before === '' || change.after === '') return [change];
  const within = { piece: words, apart: fewestBetween, from: change.start };
  const phrases = changesBetween(before, change.after, within);
  const changed = phrases.reduce((sum, { start, end }) => sum + wordsIn(body.slice(start, end)), 0);
  const isSmall = phrases.length <= mostPhrases && changed <= wordsIn(before) * mostShare;
  return isSmall ? phrases : [change];
}

function changesOf(draft: Draft, next: Draft): Change[] {
  const line = { field: 'subject' as const, start: 0, end: draft.subject?.length ?? 0 };
  const whole = { piece: sentences, apart: 1, from: 0 };
  return [
    ...(draft.subject === next.subject ? [] : [{ ...line, after: next.subject ?? '' }]),
    ...changesBetween(draft.body, next.body, whole).flatMap((one) => phrasesOf(draft.body, one)),
  ];
}

const lengthRule = 'body-length';

/** What was changed from one draft to the next, each with the line of the score that it won points back from, or with what it does. */
export function editsBetween(draft: Draft, next: Draft, before: Score, after: Score): Edit[] {
  const pointsOf = (rule: string) => after.lines.find((line) => line.rule === rule)?.points ?? 0;
  const won = before.lines.filter(({ rule, points }) => pointsOf(rule) > points);
  return changesOf(draft, next).map((change, index) => {
    const removed = (draft[change.field] ?? '').slice(change.start, change.end);
    const isShorter = change.field === 'body' && wordsIn(change.after) < wordsIn(removed);
    const line =
      won.find((one) => answers(change, one)) ??
      won.find(({ rule }) => isShorter && rule === lengthRule);
    return {
      id: String(index + 1),
      rule: line?.rule ?? wording,
      ...change,
      before: removed,
      reason: line?.reason ?? plainReason(removed, change.after),
    };
  });
}

function answers(change: Change, { spans }: LedgerLine): boolean {
  return spans.some((span) => span.field === change.field && overlaps(span, change));
}

function plainReason(before: string, after: string): string {
  const [was, is] = [wordsIn(before), wordsIn(after)];
  if (was === 0 && is === 0) return 'Changes only spaces, lines or marks.';
  if (is === 0) return `Leaves out ${counted(was)}.`;
  if (was === 0) return `Adds ${counted(is)}.`;
  return is < was ? `Uses ${counted(is)} instead of ${was}.` : 'Says it in other words.';
}

function counted(count: number): string {
  return count === 1 ? '1 word' : `${count} words`;
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}
