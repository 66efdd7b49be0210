import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { WorkflowFailure } from '../workflow-failure.ts';

/** Why a run failed, or would, in a sentence for its owner. */
export function reasonOf({ log, user }: Context, ruleId: string | null, error: unknown): string {
  if (error instanceof AppError || error instanceof WorkflowFailure) return error.message;
  log.error({ err: error, userId: user.id, ruleId }, 'a workflow failed');
  return 'Something went wrong on our side.';
}
