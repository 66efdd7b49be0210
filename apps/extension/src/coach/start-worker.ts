import type { CoachReply, CoachRequest } from './tasks.ts';

export type Ask = (request: Omit<CoachRequest, 'id'>) => Promise<unknown>;

/** The coach on a thread of its own. */
export function startWorker(): { ask: Ask; end: () => void } {
  const worker = new Worker(chrome.runtime.getURL('coach.js'), { type: 'module' });
  const waiting = new Map<number, { resolve: (answer: unknown) => void; reject: () => void }>();
  let last = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<CoachReply>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if ('answer' in data) asked?.resolve(data.answer);
    else asked?.reject();
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject();
    waiting.clear();
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        last += 1;
        waiting.set(last, { resolve, reject: () => reject(new Error('The coach gave up.')) });
        worker.postMessage({ id: last, ...request } satisfies CoachRequest);
      }),
    end: () => worker.terminate(),
  };
}
