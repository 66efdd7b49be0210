import type { WorkflowRule } from '@replysmith/contract';
import { actionText } from './action-text.ts';
import { conditionTexts, type FolderNames } from './condition-text.ts';
import { triggerText } from './trigger-text.ts';

const and = new Intl.ListFormat('en-GB');

type Rule = Pick<WorkflowRule, 'trigger' | 'conditions' | 'actions'>;

/** What a workflow does, in one sentence. */
export function ruleText({ trigger, conditions, actions }: Rule, folders: FolderNames): string {
  const asked = conditionTexts(conditions, folders);
  const which = whichText(trigger.type === 'schedule', asked);
  return `${triggerText(trigger)}${which}: ${actions.map(actionText).join(', then ')}.`;
}

function whichText(isScheduled: boolean, asked: readonly string[]): string {
  if (isScheduled) {
    return asked.length > 0
      ? `, for each template that ${and.format(asked)}`
      : ', for each template';
  }
  return asked.length > 0 ? `, if it ${and.format(asked)}` : '';
}
