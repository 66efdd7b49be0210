import { setTimeout as sleep } from 'node:timers/promises';
import { answer, rewriter, startFakeModel } from '../../../tools/fake-model/index.ts';

/** Milliseconds before the first word of an answer, and between words. */
export const pace = { first: 100, next: 2 };

/** When the latest request came in, and when the first and the last word of its answer left. */
export type Passage = { asked: number; firstSent: number; lastSent: number };

/** A fake model that notes when a request and its answer pass. */
export async function startTimedModel() {
  const latest: Passage = { asked: 0, firstSent: 0, lastSent: 0 };

  async function* timed(words: AsyncIterable<string> | Iterable<string>) {
    let wait = pace.first;
    for await (const word of words) {
      await sleep(wait);
      latest.lastSent = performance.now();
      if (wait === pace.first) latest.firstSent = latest.lastSent;
      wait = pace.next;
      yield word;
    }
  }

  const writes = rewriter();
  const model = await startFakeModel({
    script: (request) => {
      latest.asked = performance.now();
      const written = typeof writes === 'function' ? writes(request) : writes;
      return written.kind === 'answer' ? answer(timed(written.chunks)) : written;
    },
  });
  return { ...model, latest };
}
