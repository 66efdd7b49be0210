import type { Context } from '../../platform/context/context.ts';
import type { Ending } from '../../platform/realtime/answer-streams.ts';
import { stopAnswer } from '../../modules/chat/follow-answer.ts';

/** Stops an answer and waits for its ending. */
export async function stopAndWait(ctx: Context, id: string): Promise<Ending> {
  return (await stopAnswer(ctx, id)).ended;
}
