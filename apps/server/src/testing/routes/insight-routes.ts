import { paths } from '@replysmith/contract';
import type { RouteAccess } from './route-access.ts';

/** The routes of optimizations and outcomes, for the route matrix. */
export const insightRoutes: Readonly<Record<string, RouteAccess>> = {
  [`GET ${paths.analyticsSummary}`]: { who: 'signed-in', call: { path: paths.analyticsSummary } },
  [`GET ${paths.advancedAnalytics}`]: { who: 'signed-in', call: { path: paths.advancedAnalytics } },
  [`GET ${paths.optimizationAnalytics}`]: {
    who: 'signed-in',
    call: { path: paths.optimizationAnalytics },
  },
};
