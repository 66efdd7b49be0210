import { type CoachReply, type CoachRequest, tasks } from './tasks.ts';

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  postMessage(replyTo(data));
});

function replyTo({ id, task, input }: CoachRequest): CoachReply {
  try {
    const answer = tasks[task] as (input: unknown) => unknown;
    return { id, answer: answer(input) };
  } catch (error) {
    reportError(error);
    return { id };
  }
}
