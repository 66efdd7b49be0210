import type { CoachReply, CoachRequest } from './tasks.ts';

const loaded = import('./tasks.ts');

// The coach comes after the listener: what is posted to a thread that has none yet is lost.
addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  void replyTo(data).then((reply) => postMessage(reply));
});

async function replyTo({ id, task, input }: CoachRequest): Promise<CoachReply> {
  try {
    const { tasks } = await loaded;
    const answer = tasks[task] as (input: unknown) => unknown;
    return { id, answer: answer(input) };
  } catch (error) {
    reportError(error);
    return { id };
  }
}
