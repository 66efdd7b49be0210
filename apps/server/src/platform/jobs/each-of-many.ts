type Paging = {
  /** How many rows are read at once. */
  readonly page?: number | undefined;
  /** How many of them are worked on at the same time. */
  readonly atOnce?: number;
};

/**
 * Works on all rows of a query of any size. It reads one page at a time, each after the last id of
 * the one before, and works on a few rows at once. `work` returns false to stop after the present
 * rows.
 */
export async function eachOfMany<Row extends { readonly id: string }>(
  read: (after: string | null, limit: number) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<boolean>,
  { page = 200, atOnce = 3 }: Paging = {},
): Promise<void> {
  let rows: readonly Row[];
  let after: string | null = null;
  do {
    rows = await read(after, page);
    for (let from = 0; from < rows.length; from += atOnce) {
      const goesOn = await Promise.all(rows.slice(from, from + atOnce).map(work));
      if (goesOn.includes(false)) return;
    }
    after = rows.at(-1)?.id ?? null;
  } while (rows.length === page);
}
