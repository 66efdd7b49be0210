import type { Mark } from '../../../ui/marked-text/mark.ts';
import type { ScoredLine } from './revise.ts';

/** The words that ledger lines are about, by where they stand. */
export function marksOf(
  lines: readonly ScoredLine[],
  numberOf: (rule: string) => number,
): { subject: Mark[]; body: Mark[] } {
  const marks = { subject: [] as Mark[], body: [] as Mark[] };
  for (const { rule, spans } of lines) {
    for (const { field, start, end } of spans) {
      marks[field].push({ number: numberOf(rule), start, end });
    }
  }
  return marks;
}
