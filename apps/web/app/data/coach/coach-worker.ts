import type { CoachReply, CoachRequest, LiveRewrite, LiveScore, TypedDraft } from './live-score.ts';

export type CoachWorker = {
  /** Answers through `onScore`; while one draft is being scored only the newest of the others waits. */
  readonly score: (draft: TypedDraft) => void;
  readonly rewrite: (draft: TypedDraft) => void;
  readonly stop: () => void;
};

type Listeners = {
  onScore: (score: LiveScore) => void;
  onRewrite: (rewrite: LiveRewrite) => void;
  /** The worker could not be loaded or broke; nothing more will come. */
  onFailure: () => void;
};

/** The coach in a thread of its own, so that it never holds up typing. Nothing leaves the browser. */
export function startCoachWorker({ onScore, onRewrite, onFailure }: Listeners): CoachWorker {
  const worker = new Worker(new URL('./live-score.worker.ts', import.meta.url), { type: 'module' });
  let isScoring = false;
  let waiting: TypedDraft | null = null;

  function send(request: CoachRequest) {
    worker.postMessage(request);
  }

  function score(draft: TypedDraft) {
    if (isScoring) {
      waiting = draft;
      return;
    }
    isScoring = true;
    send({ kind: 'score', draft });
  }

  worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => {
    if (data.kind === 'rewrite') {
      onRewrite(data.rewrite);
      return;
    }
    if (data.kind === 'unavailable') onFailure();
    if (data.kind !== 'score') return;
    isScoring = false;
    onScore(data.score);
    if (waiting) {
      const draft = waiting;
      waiting = null;
      score(draft);
    }
  });
  worker.addEventListener('error', onFailure);
  worker.addEventListener('messageerror', onFailure);

  return {
    score,
    rewrite: (draft) => send({ kind: 'rewrite', draft }),
    stop: () => worker.terminate(),
  };
}
