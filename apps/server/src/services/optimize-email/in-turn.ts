import type { Context } from '../context.ts';

/** What each user waits for last. */
const latest = new Map<string, Promise<unknown>>();

/**
 * Does one piece of work a user at a time, so that whoever sends many at once is refused at the
 * limit before the work is done, and what is sent twice finds the first answer.
 */
export async function inTurn<Result>(ctx: Context, work: () => Promise<Result>): Promise<Result> {
  const { id } = ctx.user;
  const before = latest.get(id) ?? Promise.resolve();
  const turn = before.then(() => {
    // Who was told meanwhile that it failed waits no more.
    ctx.beforeCommit();
    return work();
  });
  const settled = turn.catch(() => undefined);
  latest.set(id, settled);
  try {
    return await turn;
  } finally {
    if (latest.get(id) === settled) latest.delete(id);
  }
}
