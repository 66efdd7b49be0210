import type { Mark } from '../../../../ui/marked-text/mark.ts';
import type { ScoredLine } from '../choices/revise.ts';

/** The words that ledger lines are about, by where they stand. */
export function marksOf(
  lines: readonly ScoredLine[],
  numbers: Readonly<Record<string, number>>,
): { subject: Mark[]; body: Mark[] } {
  const marks = { subject: [] as Mark[], body: [] as Mark[] };
  for (const { rule, spans } of lines) {
    for (const { field, start, end } of spans) {
      marks[field].push({ number: numbers[rule] ?? 0, start, end });
    }
  }
  return marks;
}
