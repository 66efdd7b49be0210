import type { CoachReply, ComposedEmail, ComposeRequest } from '../../data/coach/live-score.ts';

export type Composer = {
  /** While one email is being written only the newest of the other requests waits. */
  readonly compose: (request: ComposeRequest) => void;
  readonly stop: () => void;
};

type Listeners = { onEmail: (email: ComposedEmail) => void; onFailure: () => void };

/** The coach in a thread of its own, writing emails from briefs. Nothing leaves the browser. */
export function startComposer({ onEmail, onFailure }: Listeners): Composer {
  const worker = new Worker(new URL('../../data/coach/live-score.worker.ts', import.meta.url), {
    type: 'module',
  });
  let isWriting = false;
  let waiting: ComposeRequest | null = null;

  function compose(request: ComposeRequest): void {
    if (isWriting) {
      waiting = request;
      return;
    }
    isWriting = true;
    worker.postMessage(request);
  }

  worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => {
    if (data.kind === 'unavailable') onFailure();
    if (data.kind !== 'compose') return;
    isWriting = false;
    onEmail(data.email);
    const next = waiting;
    waiting = null;
    if (next) compose(next);
  });
  worker.addEventListener('error', onFailure);

  return { compose, stop: () => worker.terminate() };
}
