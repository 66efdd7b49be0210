import { type CoachRequest, reply } from '../data/coach/tasks.ts';

/** Stands in for a browser's Worker where there is none: the same coach, answering in this thread. */
export class CoachInThisThread extends EventTarget {
  postMessage(request: CoachRequest): void {
    void reply(request).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
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
