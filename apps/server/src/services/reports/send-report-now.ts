import { fullNameOf, type SendWeeklyReportReply } from '@replysmith/contract';
import type { Context } from '../context.ts';
import { AppError } from '../errors.ts';
import { addDays } from '../analytics/range/calendar-day.ts';
import { clockOf } from '../analytics/range/clock-of.ts';
import { getProfile } from '../profiles/get-profile.ts';
import { composeWeeklyReport } from './compose-weekly-report.ts';

/** Mails somebody the seven days up to today because they ask for it; it counts for no week. */
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
