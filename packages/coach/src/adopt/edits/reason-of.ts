import type { Draft } from '../../draft.ts';
import { wording, type Edit } from '../../rewrite/edit.ts';
import type { LedgerLine, Score } from '../../score/score.ts';
import type { FieldChange } from './edits-between.ts';

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
  if (field !== 'body' || wordsIn(after) >= wordsIn(removed)) return undefined;
  return won.find(({ rule }) => rule === lengthRule);
}

function plainReason(before: string, after: string): string {
  const [was, is] = [wordsIn(before), wordsIn(after)];
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

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,-]*/gu)?.length ?? 0;
}
