import type { ImportRow } from '../rows/import-row.ts';

/** Which rows an import would send: those in order, and duplicates where they are wanted. */
export function rowsToSend(rows: readonly ImportRow[], withDuplicates: boolean): ImportRow[] {
  return rows.filter(({ verdict: { status } }) => {
    if (status === 'duplicate') return withDuplicates;
    return status === 'ready' || status === 'unchecked' || status === 'over_limit';
  });
}

/** The rows as an import would leave them: what has no place any more says so before. */
export function withPlaces(
  rows: readonly ImportRow[],
  placesLeft: number | null,
  withDuplicates: boolean,
): readonly ImportRow[] {
  const beyond = new Set(
    rowsToSend(rows, withDuplicates)
      .slice(placesLeft ?? rows.length)
      .map(({ place }) => place),
  );
  return rows.map((row) => {
    const { status } = row.verdict;
    if (beyond.has(row.place)) return { ...row, verdict: { status: 'over_limit' } };
    return status === 'over_limit' ? { ...row, verdict: { status: 'ready' } } : row;
  });
}
