/** Rows that are read at once, and how many of them are worked on at the same time. */
const page = 200;
const atOnce = 3;

/**
 * Works on all that a query finds, however much that is: reads it a page at a time, each beginning
 * after the id of the last one's last, and works on a few rows at once. `work` answers false when
 * the rows after those are to be left alone.
 */
export async function eachOfMany<Row extends { readonly id: string }>(
  read: (after: string | null, limit: number) => Promise<readonly Row[]>,
  work: (row: Row) => Promise<boolean>,
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
