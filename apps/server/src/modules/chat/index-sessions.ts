import { sql } from 'kysely';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import type { Services } from '../../platform/context/context.ts';
import { inSteps, longestRun } from '../../platform/jobs/in-steps.ts';
import type { Job } from '../../platform/jobs/jobs.ts';

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
  const end = performance.now() + longestRun;
  const indexed = await inSteps(db, sql`index_next_session()`, end);
  return indexed + (await inSteps(db, sql`forget_next_words()`, end));
}
