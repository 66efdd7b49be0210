import type { CoachRequest } from './live-score.ts';

/** The coach comes after the listener: what is posted to a thread that has none yet is lost. */
const coach = import('./answer.ts');

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  coach.then(({ answer }) => postMessage(answer(data))).catch(reportError);
});
