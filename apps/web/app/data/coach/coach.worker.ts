import { type CoachRequest, reply } from './tasks.ts';

// The coach comes after the listener: what is posted to a thread that has none yet is lost.
addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  void reply(data).then((answer) => postMessage(answer));
});
