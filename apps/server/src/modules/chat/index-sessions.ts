import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import type { Services } from '../../platform/context/context.ts';
import { asOperator } from '../../platform/db/with-user.ts';
import type { Job } from '../../platform/jobs/jobs.ts';

/** In milliseconds; the rest waits for the next run. */
const longest = 540_000;

const pauseMs = 200;

export const indexSessionsJob: Job = {
  name: 'index-sessions',
  cron: '*/5 * * * *',
  expireInSeconds: 590,
  run: async (services) => {
    const steps = await indexSessions(services, 'system');
    if (steps > 0) services.log.info({ steps }, 'put words of sessions into the search');
  },
};

/**
 * Indexes what the triggers left: sessions that are older than the search, what was too much for
 * one message, words that may stand nowhere any more. Each step is a short transaction, and what is
 * done is noted with it, so this can end anywhere and run on several servers. Returns the number of
 * steps.
 */
export async function indexSessions({ db }: Services, actor: Actor): Promise<number> {
  assertMayActOnEverybody(actor);
  const end = performance.now() + longest;
  let steps = 0;
  for (const next of [
    sql<boolean | null>`index_next_session()`,
    sql<boolean | null>`forget_next_words()`,
  ]) {
    while (performance.now() < end) {
      const began = performance.now();
      const { is_done } = await asOperator(db, (tx) =>
        tx.selectNoFrom(next.as('is_done')).executeTakeFirstOrThrow(),
      );
      if (is_done === null) break;
      if (is_done) steps += 1;
      // Leaves half of the time to the people at work.
      await sleep(is_done ? performance.now() - began : pauseMs);
    }
  }
  return steps;
}
