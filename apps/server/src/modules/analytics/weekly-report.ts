import { type SendWeeklyReportReply, fullNameOf, pages, paths } from '@replysmith/contract';
import { sql } from 'kysely';
import { type UserTransaction, withUser } from '../../platform/db/with-user.ts';
import type { Delivery, WeeklyReport } from '../../platform/mail/mail.ts';
import { type Clock, addDays, clockOf, daysFrom } from '../../platform/clock.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isOfThisVersion } from '../../platform/db/score-version.ts';
import { getProfile } from '../accounts/profile.ts';
import { countOutcomes, toOutcomeRates } from '../sent-emails/outcomes.ts';
import { byUrgency } from '../tips/conditions.ts';
import { planTips } from '../tips/plan.ts';
import { topAreas } from './summary.ts';
import { sumOf, tallyFrom, totalsOf, twoWeeks, weeksOf } from './tally.ts';

const week = 7;

/** Two moments; the end is exclusive. */
type Span = { readonly start: Date; readonly end: Date };

type Figures = Pick<
  WeeklyReport,
  'optimized' | 'optimizedBefore' | 'otherVersions' | 'average' | 'best' | 'costliest' | 'outcomes'
>;

/** What a person optimized and sent in the seven days from a given one on. */
async function weekInFigures(
  ctx: Context,
  tx: UserTransaction,
  { from, clock }: { readonly from: string; readonly clock: Clock },
): Promise<Figures> {
  const span = { start: clock.startOf(from), end: clock.startOf(addDays(from, week)) };
  const first = addDays(from, -week);
  const days = await tallyFrom(ctx, tx, daysFrom(first, twoWeeks + 1), clock);
  const { weeklyOptimizations, previousWeekOptimizations } = weeksOf(days);
  const { averageOriginal, averageOptimized, otherVersions } = totalsOf(sumOf(days.slice(week)));
  const hasAverage = averageOriginal !== null && averageOptimized !== null;
  const [costliest] = await topAreas(ctx, tx, span);
  const outcomes = await countOutcomes(ctx, tx)
    .where('sent_at', '>=', span.start)
    .where('sent_at', '<', span.end)
    .executeTakeFirst();
  return {
    optimized: weeklyOptimizations,
    optimizedBefore: previousWeekOptimizations,
    otherVersions,
    average: hasAverage ? { original: averageOriginal, optimized: averageOptimized } : null,
    best: (await bestOf(ctx, tx, span)) ?? null,
    costliest: costliest ? { area: costliest.area, emails: costliest.count } : null,
    outcomes: toOutcomeRates(outcomes),
  };
}

/** The email that gained the most points; among equals the one with the higher final score. */
function bestOf(ctx: Context, tx: UserTransaction, { start, end }: Span) {
  return tx
    .selectFrom('optimization_analytics')
    .leftJoin('chat_sessions', (join) =>
      join
        .onRef('chat_sessions.id', '=', 'session_id')
        .on('chat_sessions.user_id', '=', ctx.user.id)
        .on('chat_sessions.deleted_at', 'is', null),
    )
    .select([
      'chat_sessions.title',
      'original_score as original',
      'optimization_analytics.optimized_score as optimized',
    ])
    .where('optimization_analytics.user_id', '=', ctx.user.id)
    .where('optimization_analytics.created_at', '>=', start)
    .where('optimization_analytics.created_at', '<', end)
    .where(isOfThisVersion())
    .whereRef('optimization_analytics.optimized_score', '>', 'original_score')
    .orderBy(sql`optimization_analytics.optimized_score - original_score`, 'desc')
    .orderBy('optimized', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The report of the seven days from a given one on; null when nothing was optimized or sent. */
async function composeWeeklyReport(
  ctx: Context,
  from: string,
  timeZone: string,
): Promise<WeeklyReport | null> {
  return withUser(ctx, async (tx) => {
    const figures = await weekInFigures(ctx, tx, { from, clock: clockOf(timeZone) });
    if (figures.optimized === 0 && figures.outcomes.sent === 0) return null;
    const to = addDays(from, 6);
    return {
      ...{ from, to, timeZone },
      ...figures,
      tip: await tipForReport(ctx, tx),
      links: linksOf(ctx, { from, to }),
    };
  });
}

function linksOf(ctx: Context, range: { from: string; to: string }): WeeklyReport['links'] {
  const token = new URLSearchParams({ token: ctx.unsubscribeTokens.tokenFor(ctx.user.id) });
  const at = (path: string) => `${ctx.publicUrl}${path}`;
  return {
    analytics: at(`${pages.analytics}?${String(new URLSearchParams(range))}`),
    settings: at(pages.settingsOf('notifications')),
    unsubscribe: at(`${pages.unsubscribe}?${String(token)}`),
    oneClick: at(`${paths.unsubscribeOneClick}?${String(token)}`),
  };
}

/** The most urgent tip that holds now; null when there is none. */
async function tipForReport(ctx: Context, tx: UserTransaction): Promise<WeeklyReport['tip']> {
  const { steps } = await planTips(ctx, tx);
  const tips = steps.flatMap(({ step, made }) => {
    // A dismissed tip is not mailed, even if the page would show it again.
    if (!made || step === 'revive') return [];
    const { id: tip_template_id, priority } = made.template;
    return [{ tip_template_id, priority, generated_content: made.content }];
  });
  const [first] = tips.sort(byUrgency);
  if (!first) return null;
  const { title, description } = first.generated_content;
  return { title, description };
}

/** Whether a profile's settings ask for the weekly reports. */
export const wantsReports = sql<boolean>`profiles.notification_settings
  @> '{"weeklyReports": true, "emailNotifications": true}'::jsonb`;

type Due = {
  /** The first day of the week the report covers. */
  readonly week: string;
  readonly timeZone: string;
  readonly to: { readonly name: string; readonly email: string };
};

/**
 * Mails somebody's week, once. It is marked as handled before the mail is sent, so a server that
 * dies in between loses a report instead of sending two. Returns the delivery; null when there was
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

/** False when another run has taken it, or the person has stopped the reports since. */
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

/**
 * Mails the last seven days up to today at the person's request. It does not count as the report of
 * a week.
 */
export async function sendReportNow(ctx: Context): Promise<SendWeeklyReportReply['outcome']> {
  const { email, isEmailVerified } = ctx.user;
  if (!isEmailVerified) throw new AppError('address_unverified');
  const profile = await getProfile(ctx, ctx.user.id);
  const timeZone = profile.time_zone ?? 'UTC';
  const from = addDays(clockOf(timeZone).dayAt(ctx.now()), -6);
  const report = await composeWeeklyReport(ctx, from, timeZone);
  if (!report) return 'nothing_to_tell';
  const delivery = await ctx.mail.weeklyReport({ name: fullNameOf(profile) ?? '', email }, report);
  if (delivery !== 'sent') throw new AppError('unavailable');
  return 'sent';
}

const eightHours = 8 * 3_600_000;

/**
 * The first day of the week whose report is due in a time zone: from about eight on Monday until
 * the end of Tuesday, so that a server that was down on Monday still sends it. Null at other times.
 */
export function weekDue(now: Date, timeZone: string): string | null {
  const clock = clockOf(timeZone);
  const today = clock.dayAt(now);
  const sinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  const monday = addDays(today, -sinceMonday);
  const isEarly = now.getTime() < clock.startOf(monday).getTime() + eightHours;
  if (sinceMonday > 1 || isEarly) return null;
  return addDays(monday, -7);
}
