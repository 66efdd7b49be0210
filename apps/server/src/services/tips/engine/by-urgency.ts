import type { TipPriority, UserTip } from '@replysmith/contract';

const weights: Readonly<Record<TipPriority, number>> = { high: 3, medium: 2, low: 1 };

/** The more urgent first, then the surer; equals always in the same order. */
export function byUrgency(one: UserTip, other: UserTip): number {
  const difference =
    weights[other.priority] - weights[one.priority] ||
    other.generated_content.confidence - one.generated_content.confidence;
  return difference || (one.tip_template_id < other.tip_template_id ? -1 : 1);
}
