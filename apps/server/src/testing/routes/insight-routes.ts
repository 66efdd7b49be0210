import { paths } from '@replysmith/contract';
import type { RouteAccess } from './route-access.ts';

/** The routes of what was optimised and what came of it, as the matrix has them. */
export const insightRoutes: Readonly<Record<string, RouteAccess>> = {
  [`GET ${paths.analyticsSummary}`]: { who: 'signed-in', call: { path: paths.analyticsSummary } },
  [`GET ${paths.advancedAnalytics}`]: { who: 'signed-in', call: { path: paths.advancedAnalytics } },
  [`GET ${paths.optimizationAnalytics}`]: {
    who: 'signed-in',
    call: { path: paths.optimizationAnalytics },
  },
};
