import type { Context } from '../../services/context.ts';
import type { Ending } from '../../services/answers/running/running-answer.ts';
import { stopAnswer } from '../../services/answers/stop-answer.ts';

/** Stops an answer and waits for what comes of it. */
export async function stopAndWait(ctx: Context, id: string): Promise<Ending> {
  return (await stopAnswer(ctx, id)).ended;
}
