import { countText } from '../../../../lib/words/count-text.ts';
import type { ImportRow, RowVerdict } from './import-row.ts';

type Status = RowVerdict['status'];

const names: Readonly<Record<Status, string>> = {
  imported: 'Imported',
  ready: 'Ready',
  unchecked: 'Not checked',
  duplicate: 'Duplicates',
  over_limit: 'No place left',
  invalid: 'Problems',
};

type RowCount = { readonly status: Status; readonly name: string; readonly count: string };

/** How many rows there are of each kind that there is. */
export function rowCounts(rows: readonly ImportRow[]): RowCount[] {
  const counts = new Map<Status, number>();
  for (const { verdict } of rows) counts.set(verdict.status, (counts.get(verdict.status) ?? 0) + 1);
  return (Object.keys(names) as Status[]).flatMap((status) => {
    const count = counts.get(status);
    return count ? [{ status, name: names[status], count: countText(count) }] : [];
  });
}
