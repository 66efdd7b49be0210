import type { TipCategory, TipPriority, UserTip } from '@replysmith/contract';
import type { Fact } from './facts/person-facts.ts';

const comparisons = {
  lt: (fact: number, than: number) => fact < than,
  lte: (fact: number, than: number) => fact <= than,
  gt: (fact: number, than: number) => fact > than,
  gte: (fact: number, than: number) => fact >= than,
} as const;

export function isComparison(operator: string): operator is keyof typeof comparisons {
  return Object.hasOwn(comparisons, operator);
}

/**
 * Whether a fact meets a condition: `5` and `{eq: 5}` are equality, `{gte: 5, lt: 9}` needs both.
 * False for a condition that cannot be read and for a fact that is null.
 */
export function holds(fact: Fact, condition: unknown): boolean {
  if (fact === null) return false;
  if (typeof condition !== 'object') return fact === condition;
  if (condition === null || Array.isArray(condition)) return false;
  const tests = Object.entries(condition);
  return tests.length > 0 && tests.every(([operator, than]) => passes(fact, operator, than));
}

function passes(fact: number | string | boolean, operator: string, than: unknown): boolean {
  if (operator === 'eq') return fact === than;
  if (operator === 'ne') return isPlain(than) && fact !== than;
  if (!isComparison(operator)) return false;
  return typeof fact === 'number' && typeof than === 'number' && comparisons[operator](fact, than);
}

function isPlain(value: unknown): boolean {
  return ['number', 'string', 'boolean'].includes(typeof value);
}

/** One entry of the catalogue of tips. */
export type TipTemplate = {
  readonly id: string;
  readonly key: string;
  readonly title: string;
  readonly description: string;
  /** The label of a button and the address it leads to; both or neither. */
  readonly action: string | null;
  readonly actionPath: string | null;
  readonly category: TipCategory;
  readonly priority: TipPriority;
  readonly target_conditions: unknown;
};

const weights: Readonly<Record<TipPriority, number>> = { high: 3, medium: 2, low: 1 };

type Urgency = Pick<UserTip, 'priority' | 'tip_template_id'> & {
  readonly generated_content: Pick<UserTip['generated_content'], 'confidence'>;
};

/** Sorts by priority, then by confidence; ties are always in the same order. */
export function byUrgency(one: Urgency, other: Urgency): number {
  const difference =
    weights[other.priority] - weights[one.priority] ||
    other.generated_content.confidence - one.generated_content.confidence;
  return difference || (one.tip_template_id < other.tip_template_id ? -1 : 1);
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
