import { remaining } from '@replysmith/contract';
import { sql } from 'kysely';
import type { Context } from '../../../platform/context/context.ts';
import { entitledPlanId, toLimit } from '../../billing/plans.ts';
import { usageOn } from '../../billing/usage.ts';

const day = 86_400_000;

export type SettingFacts = {
  isEmailVerified: boolean;
  hasName: boolean;
  hasCompany: boolean;
  hasSignature: boolean;
  /** Another industry than "general". */
  hasIndustry: boolean;
  weeklyReports: boolean;
  libraryExplored: boolean;
  onboardingCompleted: boolean;
  daysSinceSignUp: number;
};

export type PlanFacts = {
  planKey: string;
  hasAbTests: boolean;
  hasAdvancedAnalytics: boolean;
  usedToday: number;
  /** Null without a limit. */
  requestsLeft: number | null;
  templatesLeft: number | null;
};

type AccountRow = {
  readonly profile: {
    readonly name: string | null;
    readonly company: string | null;
    readonly signature: string | null;
    readonly industry: string | null;
    readonly weeklyReports: boolean | null;
    readonly libraryExplored: boolean;
    readonly onboardingCompleted: boolean;
    readonly createdAt: string;
  };
  readonly plan: {
    readonly key: string;
    readonly usage_tracking: unknown;
    readonly usage_day: string;
    readonly features: Readonly<Record<string, { feature_type: string; feature_value: string }>>;
  };
};

export const selectProfile = (ctx: Context) => sql<AccountRow['profile']>`(
  SELECT json_build_object(
    'name', coalesce(full_name_override, full_name),
    'company', company,
    'signature', email_signature,
    'industry', optimization_preferences ->> 'industry',
    'weeklyReports', (notification_settings ->> 'weeklyReports')::boolean,
    'libraryExplored', library_explored,
    'onboardingCompleted', onboarding_completed,
    'createdAt', created_at
  ) FROM profiles WHERE id = ${ctx.user.id}
)`;

export const selectPlan = (ctx: Context) => sql<AccountRow['plan']>`(
  SELECT json_build_object(
    'key', plan.key,
    'usage_tracking', subscription.usage_tracking,
    'usage_day', subscription.usage_day,
    'features', (
      SELECT json_object_agg(feature_key, json_build_object(
        'feature_type', feature_type, 'feature_value', feature_value
      )) FROM plan_features WHERE plan_id = plan.id
    )
  )
  FROM user_subscriptions AS subscription
  JOIN pricing_plans AS plan ON plan.id = ${entitledPlanId(ctx.now())}
  WHERE subscription.user_id = ${ctx.user.id}
)`;

export function settingFacts(ctx: Context, profile: AccountRow['profile']): SettingFacts {
  const isWritten = (text: string | null) => Boolean(text?.trim());
  return {
    isEmailVerified: ctx.user.isEmailVerified,
    hasName: isWritten(profile.name),
    hasCompany: isWritten(profile.company),
    hasSignature: isWritten(profile.signature),
    hasIndustry: isWritten(profile.industry) && profile.industry !== 'general',
    weeklyReports: profile.weeklyReports ?? false,
    libraryExplored: profile.libraryExplored,
    onboardingCompleted: profile.onboardingCompleted,
    daysSinceSignUp: Math.max(
      0,
      Math.floor((ctx.now().getTime() - Date.parse(profile.createdAt)) / day),
    ),
  };
}

export function planFacts(ctx: Context, plan: AccountRow['plan'], templates: number): PlanFacts {
  const usage = usageOn(ctx.now(), plan);
  const limitOf = (key: string) => {
    const feature = plan.features[key];
    return feature ? toLimit(feature) : { kind: 'boolean' as const, included: false };
  };
  const includes = (key: string) => remaining(limitOf(key), 0) !== 0;
  return {
    planKey: plan.key,
    hasAbTests: includes('ab_test_suggestions'),
    hasAdvancedAnalytics: includes('advanced_analytics'),
    usedToday: usage.daily_ai_requests,
    requestsLeft: remaining(limitOf('daily_ai_requests'), usage.daily_ai_requests),
    templatesLeft: remaining(limitOf('templates_saved'), templates),
  };
}
