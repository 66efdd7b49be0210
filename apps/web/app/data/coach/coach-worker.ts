import type {
  CoachReply,
  CoachRequest,
  ComposeRequest,
  ComposedEmail,
  LiveRewrite,
  LiveScore,
  TypedDraft,
} from './protocol.ts';

/** While one request is being answered, only the newest of the others of its kind waits. */
export type CoachWorker = {
  readonly score: (draft: TypedDraft) => void;
  readonly rewrite: (draft: TypedDraft) => void;
  readonly compose: (request: ComposeRequest) => void;
  readonly stop: () => void;
};

export type Listeners = {
  onScore?: (score: LiveScore) => void;
  onRewrite?: (rewrite: LiveRewrite) => void;
  onEmail?: (email: ComposedEmail) => void;
  /** The worker could not be loaded or broke; nothing more will come. */
  onFailure: () => void;
};

/** The coach in a thread of its own, so that it never holds up typing. Nothing leaves the browser. */
export function startCoachWorker(listeners: Listeners): CoachWorker {
  const { onScore, onRewrite, onEmail, onFailure } = listeners;
  const worker = new Worker(new URL('./coach.worker.ts', import.meta.url), { type: 'module' });
  /** By the kind of what is being answered; null where nothing waits for it. */
  const waiting = new Map<string, CoachRequest | null>();

  function ask(request: CoachRequest) {
    if (waiting.has(request.kind)) {
      waiting.set(request.kind, request);
      return;
    }
    waiting.set(request.kind, null);
    worker.postMessage(request);
  }

  worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => {
    if (data.kind === 'unavailable') onFailure();
    if (data.kind === 'score') onScore?.(data.score);
    if (data.kind === 'rewrite') onRewrite?.(data.rewrite);
    if (data.kind === 'compose') onEmail?.(data.email);
    const next = waiting.get(data.kind);
    waiting.delete(data.kind);
    if (next) ask(next);
  });
  worker.addEventListener('error', onFailure);
  worker.addEventListener('messageerror', onFailure);

  return {
    score: (draft) => ask({ kind: 'score', draft }),
    rewrite: (draft) => ask({ kind: 'rewrite', draft }),
    compose: ask,
    stop: () => worker.terminate(),
  };
}
