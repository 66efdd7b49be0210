const latest = new Map<bigint, Promise<unknown>>();

/**
 * Within this process, does what names the same number one after the other, in the order of asking.
 * Who waits here holds nothing that others could use.
 */
export async function oneAfterAnother<Result>(
  turn: bigint,
  work: () => Promise<Result>,
): Promise<Result> {
  const before = latest.get(turn);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  latest.set(turn, mine);
  try {
    return await mine;
  } finally {
    if (latest.get(turn) === mine) latest.delete(turn);
  }
}
