import type { WorkflowConditions, WorkflowTrigger } from '@replysmith/contract';

/** What a trigger asks of a template, beside what its rule asks. */
export function conditionsOf(trigger: WorkflowTrigger): WorkflowConditions {
  if (trigger.type === 'high_usage') {
    return { min_usage_count: trigger.usage_count, min_score: trigger.min_score };
  }
  if (trigger.type === 'low_performance') {
    return { max_score: trigger.max_score, idle_days: trigger.idle_days };
  }
  return {};
}

/** It waits for a state, not for something to happen: a template is acted on once, until that ends. */
export function isAboutState({ type }: WorkflowTrigger): boolean {
  return type === 'high_usage' || type === 'low_performance';
}
