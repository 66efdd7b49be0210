import type { AdvancedAnalytics } from '@replysmith/contract';

export type RuleCost = AdvancedAnalytics['rules'][number];

/** What the table of rules can be ordered by, with the name of its column. */
export const ruleOrders = {
  lost: 'Area',
  emails: 'Emails',
  before: 'Lost before',
  after: 'Lost after',
} as const;
export type RuleOrder = keyof typeof ruleOrders;

const figures: Readonly<Record<RuleOrder, (rule: RuleCost) => number>> = {
  lost: ({ emails, lostBefore }) => emails * lostBefore,
  emails: ({ emails }) => emails,
  before: ({ lostBefore }) => lostBefore,
  after: ({ lostAfter }) => lostAfter,
};

/** What an address says the order is; by what was lost in all where it says nothing. */
export function readRuleOrder(text: string | null): RuleOrder {
  return text !== null && Object.hasOwn(ruleOrders, text) ? (text as RuleOrder) : 'lost';
}

/** The most first; even ones stay in the order of what they cost in all. */
export function sortedRules(rules: readonly RuleCost[], order: RuleOrder): RuleCost[] {
  const figure = figures[order];
  return rules.toSorted((one, other) => figure(other) - figure(one));
}
