import { sql } from 'kysely';
import { asKeeperWithin, type UserTransaction } from '../db/with-user.ts';
import { utcDay } from '../clock.ts';

/** How many tokens models may use for everybody in a UTC day. */
export type DailyTokens = {
  readonly areSpent: (tx: UserTransaction, now: Date) => Promise<boolean>;
};

/** A sum is used for this long. It does not include running requests, so it is never exact. */
const milliseconds = 5_000;

/** Null means that there is no limit. */
export function capTokens(perDay: number | null): DailyTokens {
  let counted = { day: '', at: 0, spent: 0 };
  return {
    areSpent: async (tx, now) => {
      if (perDay === null) return false;
      const day = utcDay(now);
      const age = Math.abs(now.getTime() - counted.at);
      if (counted.day !== day || age >= milliseconds) {
        counted = { day, at: now.getTime(), spent: await spentOn(tx, day) };
      }
      return counted.spent >= perDay;
    },
  };
}

async function spentOn(tx: UserTransaction, day: string): Promise<number> {
  const tokens = sql<number>`input_tokens + output_tokens`;
  const { spent } = await asKeeperWithin(tx, () =>
    tx
      .selectFrom('ai_requests')
      .select(({ fn }) => fn.sum(tokens).as('spent'))
      .where('usage_day', '=', day)
      .where(tokens, '>', 0)
      .executeTakeFirstOrThrow(),
  );
  return Number(spent);
}
