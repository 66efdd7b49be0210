import {
  AdvancedAnalytics,
  AnalyticsRange,
  AnalyticsSummary,
  DashboardStats,
  DashboardStatsQuery,
  OptimizationRecordPage,
  OptimizationRecordQuery,
  ReportEventReply,
  ReportEventRequest,
  SendWeeklyReportReply,
  SendWeeklyReportRequest,
  paths,
} from '@replysmith/contract';
import { AppError } from '../../platform/errors.ts';
import { formLimit } from '../../platform/http/rate-limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { getAdvancedAnalytics } from './advanced.ts';
import { getDashboardStats } from './dashboard-stats.ts';
import { countAnonymousEvent, recordEvent } from './events.ts';
import { listOptimizations } from './optimizations.ts';
import { getAnalyticsSummary } from './summary.ts';
import { sendReportNow } from './weekly-report.ts';

export const analyticsRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.dashboardStats,
    summary: 'What your optimizations come to, and what your last seven emails came out at',
    scope: 'read',
    query: DashboardStatsQuery,
    reply: ['The figures of home', DashboardStats],
    run: ({ ctx, query }) => getDashboardStats(ctx, query),
  }),
  route({
    method: 'get',
    path: paths.analyticsSummary,
    summary: 'What you optimized within a range of days of your calendar, and what came of it',
    scope: 'read',
    query: AnalyticsRange,
    reply: ['Counts and averages, day by day and together', AnalyticsSummary],
    run: ({ ctx, query }) => getAnalyticsSummary(ctx, query),
  }),
  route({
    method: 'get',
    path: paths.advancedAnalytics,
    summary: 'What each rule cost you, and whether your score predicts your replies; by plan',
    scope: 'read',
    query: AnalyticsRange,
    refusals: ['feature_unavailable'],
    reply: ['Of a range of days', AdvancedAnalytics],
    run: ({ ctx, query }) => getAdvancedAnalytics(ctx, query),
  }),
  route({
    method: 'get',
    path: paths.optimizationAnalytics,
    summary: 'What each of your optimizations within a range of days won, the newest first',
    scope: 'read',
    query: OptimizationRecordQuery,
    reply: ['A page of them', OptimizationRecordPage],
    run: ({ ctx, query }) => listOptimizations(ctx, query),
  }),
  route({
    method: 'post',
    path: paths.userAnalytics,
    operationId: 'reportEvent',
    summary: 'Report what a page saw: kept with your account, or only summed up for visitors',
    // Visitors' pages report errors too.
    access: 'anyone',
    body: ReportEventRequest,
    reply: ['That it was taken', ReportEventReply],
    run: async ({ services, auth, body, c }) => {
      const user = await auth.findUser(c.req.header('Cookie') ?? '');
      const retryAfterSeconds = await auth.countReport(user?.id ?? c.get('clientAddress'));
      if (retryAfterSeconds !== null) throw new AppError('rate_limited', { retryAfterSeconds });
      if (user) {
        const userAgent = c.req.header('User-Agent') ?? null;
        const ctx = { ...services, user, call: c.get('call') };
        await recordEvent(ctx, { ...body, userAgent });
      } else {
        await countAnonymousEvent(services, body);
      }
      return { recorded: true as const };
    },
  }),
  route({
    method: 'post',
    path: paths.sendWeeklyReport,
    summary: 'Have the report of your last seven days mailed to you now',
    scope: 'write',
    limit: formLimit('weeklyReport'),
    body: SendWeeklyReportRequest,
    refusals: ['address_unverified'],
    reply: ['Whether there was anything to tell', SendWeeklyReportReply],
    run: async ({ ctx }) => ({ outcome: await sendReportNow(ctx) }),
  }),
];
