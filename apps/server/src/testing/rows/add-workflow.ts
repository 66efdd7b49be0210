import { CreateWorkflowRuleRequest, type WorkflowRule } from '@replysmith/contract';
import { createWorkflowRule } from '../../modules/workflows/rules.ts';
import type { Person } from '../person.ts';

type Given = Pick<CreateWorkflowRuleRequest, 'trigger' | 'actions'> &
  Partial<CreateWorkflowRuleRequest>;

export function addWorkflow({ ctx }: Person, rule: Given): Promise<WorkflowRule> {
  return createWorkflowRule(ctx, CreateWorkflowRuleRequest.parse({ name: 'A rule', ...rule }));
}

/** Actions of rules. */
export const act = {
  tag: (...tags: string[]) => ({ type: 'tag', parameters: { tags } }) as const,
  move: (folder_name: string) => ({ type: 'move', parameters: { folder_name } }) as const,
  star: { type: 'favorite', parameters: {} },
  archive: { type: 'archive', parameters: {} },
  copy: { type: 'duplicate', parameters: { prefix: 'Copy of' } },
  notify: (message: string) => ({ type: 'notify', parameters: { message } }) as const,
} as const;
