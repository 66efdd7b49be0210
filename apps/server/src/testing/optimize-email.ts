import { OptimizeEmailReply, type OptimizeEmailRequest } from '@replysmith/contract';
import { replyOf } from '../modules/chat/follow-answer.ts';
import { startAnswer } from '../modules/chat/start-answer.ts';
import type { Context } from '../platform/context/context.ts';

/** Optimizes an email and waits for the result. */
export async function optimizeEmail(
  ctx: Context,
  request: OptimizeEmailRequest,
  key?: string,
): Promise<OptimizeEmailReply> {
  return OptimizeEmailReply.parse(await replyOf(await startAnswer(ctx, request, key)));
}
