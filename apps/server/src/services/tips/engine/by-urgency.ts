import type { TipPriority, UserTip } from '@replysmith/contract';

const weights: Readonly<Record<TipPriority, number>> = { high: 3, medium: 2, low: 1 };

type Urgency = Pick<UserTip, 'priority' | 'tip_template_id'> & {
  readonly generated_content: Pick<UserTip['generated_content'], 'confidence'>;
};

/** The more urgent first, then the surer; equals always in the same order. */
export function byUrgency(one: Urgency, other: Urgency): number {
  const difference =
    weights[other.priority] - weights[one.priority] ||
    other.generated_content.confidence - one.generated_content.confidence;
  return difference || (one.tip_template_id < other.tip_template_id ? -1 : 1);
}
