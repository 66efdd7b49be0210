/** `calm` needs no attention, `near` is close to the limit, `full` is at it or all but. */
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

/** What the upgrade banner says at a share; null where it does not show. */
export function bannerWords(percent: number): string | null {
  const { over, reached } = usageThresholds.banner;
  if (percent >= reached) return 'Limit reached. Upgrade for unlimited access.';
  return percent > over ? 'Approaching limit. Consider upgrading.' : null;
}
