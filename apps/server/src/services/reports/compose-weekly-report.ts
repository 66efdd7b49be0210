import { pages, paths } from '@replysmith/contract';
import { withUser } from '../../db/with-user.ts';
import type { WeeklyReport } from '../../ports/report-mail.ts';
import { addDays } from '../analytics/range/calendar-day.ts';
import { clockOf } from '../analytics/range/clock-of.ts';
import type { Context } from '../context.ts';
import { tipForReport } from './tip-for-report.ts';
import { weekInFigures } from './week-in-figures.ts';

/** Seven days from the given one on; null when nothing was optimised or sent in them. */
export async function composeWeeklyReport(
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
