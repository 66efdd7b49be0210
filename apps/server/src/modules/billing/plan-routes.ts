import {
  DailyResetStatus,
  ManualDailyReset,
  ManualDailyResetRequest,
  PlanFeatureList,
  PricingPlanList,
  UserSubscription,
  paths,
} from '@replysmith/contract';
import { slow } from '../../platform/http/deadline.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { listPlanFeatures, listPricingPlans } from './plans.ts';
import { getDailyResetStatus, resetDailyUsage } from './reset-daily-usage.ts';
import { getUserSubscription } from './usage.ts';

export const planRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.pricingPlans,
    summary: 'The plans on offer, cheapest first',
    access: 'anyone',
    scope: 'read',
    reply: ['The plans', PricingPlanList],
    run: async ({ services }) => ({ items: await listPricingPlans(services) }),
  }),
  route({
    method: 'get',
    path: paths.planFeatures,
    summary: 'What the plans on offer include',
    access: 'anyone',
    scope: 'read',
    reply: ['The features of all plans', PlanFeatureList],
    run: async ({ services }) => ({ items: await listPlanFeatures(services) }),
  }),
  route({
    method: 'get',
    path: paths.userSubscriptions,
    operationId: 'getUserSubscription',
    summary: 'Your plan and what you have used of it',
    scope: 'read',
    reply: ['The subscription', UserSubscription],
    run: ({ ctx }) => getUserSubscription(ctx),
  }),
  route({
    method: 'get',
    path: paths.dailyResetStatus,
    summary: 'When daily limits start again; for admins also whom that concerns',
    scope: 'read',
    reply: ['One row', DailyResetStatus],
    run: ({ ctx }) => getDailyResetStatus(ctx),
  }),
  route({
    method: 'post',
    path: paths.manualDailyReset,
    summary: 'For admins: give everybody the whole day’s allowance again',
    access: 'admin',
    longest: slow,
    body: ManualDailyResetRequest,
    reply: ['Whose counters it set to zero', ManualDailyReset],
    run: async ({ ctx, services }) => {
      const users = await resetDailyUsage(services, ctx, 'everybody');
      return { success: true as const, users };
    },
  }),
];
