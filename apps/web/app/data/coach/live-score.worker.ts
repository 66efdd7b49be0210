import type { CoachReply, CoachRequest } from './live-score.ts';

/** The coach comes after the listener: what is posted to a thread that has none yet is lost. */
const loading = import('./answer.ts').then(
  ({ answer }) => answer,
  () => (): CoachReply => ({ kind: 'unavailable' }),
);

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  loading.then((answer) => postMessage(answer(data))).catch(reportError);
});
