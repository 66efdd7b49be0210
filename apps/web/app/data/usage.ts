import { type UserSubscription, percentUsed, remaining } from '@replysmith/contract';
import { countText } from '../lib/words.ts';
import { isFree } from './subscription.ts';

/** What plans count. */
export const countedFeatures = ['daily_ai_requests', 'templates_saved'] as const;

export type CountedFeature = (typeof countedFeatures)[number];

export type FeatureUsage = {
  feature: CountedFeature;
  used: number;
  /** Null when the plan has no limit. */
  limit: number | null;
  left: number | null;
  /** 0 to 100, in whole percent. */
  percent: number;
};

/** Usage of a feature; null when the plan does not mention it. */
export function usageOf(
  { plan, usage_tracking }: UserSubscription,
  feature: CountedFeature,
): FeatureUsage | null {
  const limit = plan.features.find((one) => one.feature_key === feature)?.limit;
  if (!limit) return null;
  const used = usage_tracking[feature];
  return {
    feature,
    used,
    limit: limit.kind === 'limit' ? limit.value : null,
    left: remaining(limit, used),
    percent: percentUsed(limit, used),
  };
}

export function allUsage(subscription: UserSubscription): FeatureUsage[] {
  return countedFeatures.flatMap((feature) => usageOf(subscription, feature) ?? []);
}

/** The feature that is closest to its limit. */
export function mostUsed(usage: readonly FeatureUsage[]): FeatureUsage | undefined {
  return [...usage].sort((a, b) => b.percent - a.percent)[0];
}

/** `calm` needs no attention, `near` is close to the limit, `full` is at or almost at it. */
type UsageLevel = 'calm' | 'near' | 'full';

/** Every threshold of the usage displays, in percent used or uses left. */
const usageThresholds = {
  /** The usage indicator turns to a warning at 70% or more, and to danger at 90% or more. */
  indicator: { near: 70, full: 90 },
  /** Meter cards are green under 75%, yellow from 75 to 89%, and red at 90% and over. */
  meterCard: { near: 75, full: 90 },
  /** The icon of the collapsed sidebar warns at 75% or more. */
  collapsedIcon: 75,
  /** The upgrade prompt shows when 3 or fewer remain. */
  promptFrom: 3,
  /** The toast "Approaching Limit" shows when 1 to 3 remain. */
  approaching: { least: 1, most: 3 },
  /** The upgrade banner shows over 80%, and says that the limit is reached at 100%. */
  banner: { over: 80, reached: 100 },
} as const;

type Bounds = { near: number; full: number };

const levelWithin = (percent: number, { near, full }: Bounds): UsageLevel =>
  percent >= full ? 'full' : percent >= near ? 'near' : 'calm';

export const indicatorLevel = (percent: number) => levelWithin(percent, usageThresholds.indicator);
export const meterCardLevel = (percent: number) => levelWithin(percent, usageThresholds.meterCard);

export function collapsedIconWarns(percent: number): boolean {
  return percent >= usageThresholds.collapsedIcon;
}

/** `left` is null where there is no limit. */
export function promptsUpgrade(left: number | null): boolean {
  return left !== null && left <= usageThresholds.promptFrom;
}

export function isApproaching(left: number | null): boolean {
  const { least, most } = usageThresholds.approaching;
  return left !== null && left >= least && left <= most;
}

/** The banner's text at this share; null when it is hidden. */
export function bannerWords(percent: number): string | null {
  const { over, reached } = usageThresholds.banner;
  if (percent >= reached) return 'Limit reached. Upgrade for unlimited access.';
  return percent > over ? 'Approaching limit. Consider upgrading.' : null;
}

const names: Record<CountedFeature, { one: string; many: string; when: string }> = {
  daily_ai_requests: { one: 'AI request', many: 'AI requests', when: ' today' },
  templates_saved: { one: 'template slot', many: 'template slots', when: '' },
};

/**
 * "2 AI requests remaining today", "1 template slot remaining", "No AI requests remaining today"
 */
export function usageLeftInWords(feature: CountedFeature, left: number): string {
  const { one, many, when } = names[feature];
  return `${left === 0 ? 'No' : countText(left)} ${left === 1 ? one : many} remaining${when}`;
}

/** "17 / 20"; without a limit only what is used. */
export function usedOfLimit({ used, limit }: FeatureUsage): string {
  return limit === null
    ? `${countText(used)}, no limit`
    : `${countText(used)} / ${countText(limit)}`;
}

export const usageNames: Record<CountedFeature, string> = {
  daily_ai_requests: 'AI requests today',
  templates_saved: 'Templates',
};

/** A notice for Free users who have used most of a limit. */
export function limitNotice(subscription: UserSubscription): string | null {
  if (!isFree(subscription)) return null;
  return bannerWords(mostUsed(allUsage(subscription))?.percent ?? 0);
}
