import { runRequest } from '../data/coach/run-request.ts';
import type { CoachRequest } from '../data/coach/protocol.ts';

/** Stands in for a browser's Worker where there is none: the same coach, answering in this thread. */
export class CoachInThisThread extends EventTarget {
  postMessage(request: CoachRequest): void {
    queueMicrotask(() =>
      this.dispatchEvent(new MessageEvent('message', { data: runRequest(request) })),
    );
  }

  terminate(): void {
    // Nothing runs between messages.
  }
}

/** A Worker whose file cannot be loaded. */
export class WorkerThatNeverLoads extends EventTarget {
  postMessage(): void {
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }

  terminate(): void {
    // It never ran.
  }
}
