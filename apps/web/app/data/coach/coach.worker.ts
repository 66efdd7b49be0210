import type { CoachReply, CoachRequest } from './protocol.ts';

/** The coach comes after the listener: what is posted to a thread that has none yet is lost. */
const loading = import('./run-request.ts').then(
  ({ runRequest }) => runRequest,
  () => (): CoachReply => ({ kind: 'unavailable' }),
);

addEventListener('message', ({ data }: MessageEvent<CoachRequest>) => {
  loading.then((runRequest) => postMessage(runRequest(data))).catch(reportError);
});
