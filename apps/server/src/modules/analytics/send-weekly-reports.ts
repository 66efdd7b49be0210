import { fullNameOf } from '@replysmith/contract';
import { sql } from 'kysely';
import { withOperator } from '../../platform/db/with-user.ts';
import { type Actor, assertMayActOnEverybody } from '../../platform/context/actor.ts';
import { type Services, onBehalfOf } from '../../platform/context/context.ts';
import { eachOfMany } from '../../platform/jobs/each-of-many.ts';
import { sendWeeklyReport, wantsReports, weekDue } from './weekly-report.ts';

/**
 * So many failures in a row mean that the mail server is down; the rest are due again in the next
 * run.
 */
const mostUnreached = 3;

/** UTC until a browser has reported a time zone. */
const zoneOf = sql<string>`coalesce(profiles.time_zone, 'UTC')`;

/**
 * Mails the past week to everybody who wants it and for whom it is Monday morning. Returns how many
 * were due, sent and failed.
 */
export async function sendWeeklyReports(
  services: Services,
  actor: Actor,
): Promise<{ readonly due: number; readonly sent: number; readonly failed: number }> {
  assertMayActOnEverybody(actor);
  const counts = { due: 0, sent: 0, failed: 0 };
  let unreached = 0;
  for (const timeZone of await zones(services)) {
    const week = weekIn(services, timeZone);
    if (week === null) continue;
    await eachOfMany(
      (after, limit) => reportRecipients(services, { timeZone, week, after, limit }),
      async ({ id, email, ...names }) => {
        counts.due += 1;
        const to = { name: fullNameOf(names) ?? '', email };
        try {
          const ctx = onBehalfOf(services, id);
          // Only people with a verified address are due.
          const user = { ...ctx.user, email, isEmailVerified: true };
          const delivery = await sendWeeklyReport({ ...ctx, user }, { week, timeZone, to });
          if (delivery === 'sent') counts.sent += 1;
          if (delivery !== null) unreached = delivery === 'not_reached' ? unreached + 1 : 0;
        } catch (error) {
          counts.failed += 1;
          services.log.warn({ err: error, userId: id, week }, 'could not send a weekly report');
        }
        return unreached < mostUnreached;
      },
    );
    if (unreached >= mostUnreached) return counts;
  }
  return counts;
}

/** Null for a time zone that this server's `Intl` does not know. */
function weekIn({ now, log }: Services, timeZone: string): string | null {
  try {
    return weekDue(now(), timeZone);
  } catch (error) {
    log.warn({ err: error, timeZone }, 'no weekly reports for a time zone that is unknown here');
    return null;
  }
}

async function zones({ db }: Services): Promise<string[]> {
  const rows = await withOperator(db, (tx) =>
    tx.selectFrom('profiles').select(zoneOf.as('zone')).distinct().where(wantsReports).execute(),
  );
  return rows.map(({ zone }) => zone);
}

type Due = {
  readonly timeZone: string;
  readonly week: string;
  /** The id after which the page begins. */
  readonly after: string | null;
  readonly limit: number;
};

function reportRecipients({ db }: Services, { timeZone, week, after, limit }: Due) {
  return withOperator(db, (tx) =>
    tx
      .selectFrom('profiles')
      .innerJoin('auth.users', 'auth.users.id', 'profiles.id')
      .select(['profiles.id', 'full_name', 'full_name_override', 'email'])
      .where(wantsReports)
      .where('emailVerified', '=', true)
      .where(zoneOf, '=', timeZone)
      .where((where) =>
        where.not(
          where.exists(
            where
              .selectFrom('weekly_reports')
              .select('week')
              .whereRef('weekly_reports.user_id', '=', 'profiles.id')
              .where('week', '=', week),
          ),
        ),
      )
      .$if(after !== null, (query) => query.where('profiles.id', '>', after))
      .orderBy('profiles.id')
      .limit(limit)
      .execute(),
  );
}
