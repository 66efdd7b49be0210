import { sql } from 'kysely';
import { withUser } from '../../db/with-user.ts';
import type { Delivery } from '../../ports/report-mail.ts';
import type { Context } from '../context.ts';
import { composeWeeklyReport } from './compose-weekly-report.ts';
import { wantsReports } from './wants-reports.ts';

type Due = {
  /** The first day of the week that it is about. */
  readonly week: string;
  readonly timeZone: string;
  readonly to: { readonly name: string; readonly email: string };
};

/**
 * Mails somebody's week, once. It is taken down as dealt with before the mail leaves: a server that
 * dies in between costs a report, but nobody gets two. Gives what became of it; null where there was
 * nothing to send.
 */
export async function sendWeeklyReport(
  ctx: Context,
  { week, timeZone, to }: Due,
): Promise<Delivery | null> {
  if (!(await take(ctx, week))) return null;
  const report = await composeWeeklyReport(ctx, week, timeZone);
  if (!report) return null;
  const delivery = await ctx.mail.weeklyReport(to, report);
  if (delivery === 'not_reached') await giveBack(ctx, week);
  if (delivery === 'sent') await markSent(ctx, week);
  return delivery;
}

/** False when another run has it, or they have stopped these mails since they were found due. */
async function take(ctx: Context, week: string): Promise<boolean> {
  const row = await withUser(ctx, (tx) =>
    tx
      .insertInto('weekly_reports')
      .columns(['user_id', 'week'])
      .expression((from) =>
        from
          .selectFrom('profiles')
          .select(['id', sql<string>`${week}::date`.as('week')])
          .where('id', '=', ctx.user.id)
          .where(wantsReports),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('week')
      .executeTakeFirst(),
  );
  return row !== undefined;
}

async function giveBack(ctx: Context, week: string): Promise<void> {
  await withUser(ctx, (tx) =>
    tx
      .deleteFrom('weekly_reports')
      .where('user_id', '=', ctx.user.id)
      .where('week', '=', week)
      .execute(),
  );
}

async function markSent(ctx: Context, week: string): Promise<void> {
  await withUser(ctx, (tx) =>
    tx
      .updateTable('weekly_reports')
      .set({ sent_at: ctx.now() })
      .where('user_id', '=', ctx.user.id)
      .where('week', '=', week)
      .execute(),
  );
}
