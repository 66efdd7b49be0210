import type { WorkflowAction, WorkflowExecution, WorkflowRule } from '@replysmith/contract';
import type { UserTransaction } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import type { FoundTemplate } from '../matching/templates-to-act-on.ts';
import { applyAction } from './apply-action.ts';

/** What of a rule its actions need to know. */
type Acting = Pick<WorkflowRule, 'id' | 'actions'>;

type Done = Pick<NonNullable<WorkflowExecution['result']>, 'actions' | 'messages'>;

/** Does what a rule says, in its order, to what it found. */
export async function actOn(
  ctx: Context,
  tx: UserTransaction,
  rule: Acting,
  found: readonly FoundTemplate[],
): Promise<Done> {
  const ids = found.map(({ id }) => id);
  const actions: Done['actions'] = [];
  for (const action of rule.actions) {
    actions.push({ type: action.type, changed: await applyAction(ctx, tx, rule.id, action, ids) });
  }
  return { actions, messages: ids.length > 0 ? rule.actions.flatMap(messageOf) : [] };
}

function messageOf(action: WorkflowAction): string[] {
  return action.type === 'notify' ? [action.parameters.message] : [];
}
