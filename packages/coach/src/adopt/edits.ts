import type { Draft, Field } from '../draft.ts';
import { type Edit, wording } from '../rewrite/edit.ts';
import type { LedgerLine, Score } from '../score/score.ts';
import { diffArrays } from 'diff';

/** The draft's text between two offsets of a field, and what stands there now. */
type Change = {
  readonly field: Field;
  readonly start: number;
  readonly end: number;
  readonly after: string;
};

const sentences = /\s+|\S(?:[^\n.!?]|[.!?](?!\s))*[.!?]*/gu;
const words = /\s+|[\p{L}\p{N}'’]+|[^\s\p{L}\p{N}'’]/gu;
/** Bounds the time that two texts with nothing in common take. */
const mostChanges = 1_500;

/** What differs between two texts, piece by piece; with fewer than so many words between them two changes are one. */
function changesBetween(before: string, after: string, piece: RegExp, apart: number): Change[] {
  const runs = diffArrays(before.match(piece) ?? [], after.match(piece) ?? [], {
    maxEditLength: mostChanges,
  });
  if (!runs) return [{ field: 'body', start: 0, end: before.length, after }];
  const changes: { field: Field; start: number; end: number; after: string }[] = [];
  let at = 0;
  let between = '';
  for (const { added, removed, value } of runs) {
    const text = value.join('');
    const end = added ? at : at + text.length;
    if (added || removed) {
      const last = changes.at(-1);
      if (last && wordsIn(between) < apart && last.end + between.length === at) {
        last.end = end;
        last.after += between + (added ? text : '');
      } else changes.push({ field: 'body', start: at, end, after: added ? text : '' });
      between = '';
    } else between = text;
    at = end;
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
  const phrases = changesBetween(before, change.after, words, fewestBetween).map((one) => ({
    ...one,
    start: one.start + change.start,
    end: one.end + change.start,
  }));
  const changed = phrases.reduce((sum, { start, end }) => sum + wordsIn(body.slice(start, end)), 0);
  const isSmall = phrases.length <= mostPhrases && changed <= wordsIn(before) * mostShare;
  return isSmall ? phrases : [change];
}

function changesOf(draft: Draft, next: Draft): Change[] {
  const line = { field: 'subject' as const, start: 0, end: draft.subject?.length ?? 0 };
  return [
    ...(draft.subject === next.subject ? [] : [{ ...line, after: next.subject ?? '' }]),
    ...changesBetween(draft.body, next.body, sentences, 1).flatMap((one) =>
      phrasesOf(draft.body, one),
    ),
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
  return spans.some(
    ({ field, start, end }) => field === change.field && start < change.end && change.start < end,
  );
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
