import { sql } from 'kysely';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import type { Services } from '../../platform/context/context.ts';
import { withOperator } from '../../platform/db/with-user.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import { inSteps, longestRun } from '../../platform/jobs/in-steps.ts';

/**
 * Sums up the rows that are older than the sums, some in each transaction. Returns how many
 * transactions it took.
 */
export async function makeSums(
  { db }: Services,
  actor: Actor,
  rowsAtOnce = 1_000,
): Promise<number> {
  assertMayActOnEverybody(actor);
  const end = performance.now() + longestRun;
  let steps = 0;
  await eachOfMany(
    (after, limit) =>
      withOperator(db, (tx) =>
        tx
          .selectFrom('sums_to_make')
          .select('user_id as id')
          .$if(after !== null, (later) => later.where('user_id', '>', after))
          .orderBy('user_id')
          .limit(limit)
          .execute(),
      ),
    async ({ id }) => {
      const next = sql`sum_next_rows(${id}::uuid, ${rowsAtOnce}::integer)`;
      steps += await inSteps(db, next, end);
      return performance.now() < end;
    },
    { atOnce: 1 },
  );
  return steps;
}
