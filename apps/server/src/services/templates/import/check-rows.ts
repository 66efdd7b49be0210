import { ImportedTemplate, rowProblems, type ImportVerdict } from '@replysmith/contract';
import { digestOf } from '../stored-words.ts';

/** A row that can be imported, and what it is known by. */
export type ReadyRow = {
  /** Its place among the rows that were sent. */
  readonly place: number;
  readonly template: ImportedTemplate;
  readonly digest: string;
};

/** What is right and what is wrong with each row by itself. */
export function checkRows(rows: readonly unknown[]) {
  const ready: ReadyRow[] = [];
  const verdicts = new Map<number, ImportVerdict>();
  rows.forEach((row, place) => {
    const { data, error } = ImportedTemplate.safeParse(row);
    if (data) ready.push({ place, template: data, digest: digestOf(data) });
    else verdicts.set(place, { status: 'invalid', problems: rowProblems(error, row) });
  });
  return { ready, verdicts };
}
