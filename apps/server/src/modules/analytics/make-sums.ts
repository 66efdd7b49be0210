import { sql } from 'kysely';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import type { Services } from '../../platform/context/context.ts';
import { asOperator } from '../../platform/db/with-user.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';

/** In milliseconds; the rest waits for the next run. */
const longest = 540_000;

const pauseMs = 200;

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
  const end = performance.now() + longest;
  let steps = 0;
  await eachOfMany(
    (after, limit) =>
      asOperator(db, (tx) =>
        tx
          .selectFrom('sums_to_make')
          .select('user_id as id')
          .$if(after !== null, (later) => later.where('user_id', '>', after))
          .orderBy('user_id')
          .limit(limit)
          .execute(),
      ),
    async ({ id }) => {
      const next = sql<boolean | null>`sum_next_rows(${id}::uuid, ${rowsAtOnce}::integer)`;
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
      return performance.now() < end;
    },
    { atOnce: 1 },
  );
  return steps;
}
