import { afterEach, expect, it, vi } from 'vitest';
import { startWorker } from './ask-coach.ts';

type Made = { terminate: () => void; fail: () => void };

/** Workers that answer each question by its task, until they are made to fail. */
function stubWorkers(): Made[] {
  const made: Made[] = [];
  class StandIn extends EventTarget {
    isDead = false;
    constructor() {
      super();
      made.push({
        terminate: () => this.terminate(),
        fail: () => {
          this.isDead = true;
          this.dispatchEvent(new Event('error'));
        },
      });
    }
    postMessage({ id, task }: { id: number; task: string }): void {
      if (this.isDead) return;
      const reply = task === 'review' ? { id } : { id, answer: task };
      setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: reply })), 0);
    }
    terminate(): void {
      this.isDead = true;
    }
  }
  vi.stubGlobal('Worker', StandIn);
  vi.stubGlobal('chrome', { runtime: { getURL: (path: string) => path } });
  return made;
}

afterEach(() => vi.unstubAllGlobals());

const score = { task: 'score', input: null } as const;

it('asks a new thread once one has failed, and leaves no question without an answer', async () => {
  const made = stubWorkers();
  const { ask } = startWorker();
  expect(await ask(score)).toBe('score');
  const lost = ask(score);
  made[0]?.fail();
  await expect(lost).rejects.toThrow('The coach gave up.');
  expect(await ask(score)).toBe('score');
  await expect(ask({ task: 'review', input: null })).rejects.toThrow('The coach gave up.');
  expect(await ask(score)).toBe('score');
  expect(made).toHaveLength(3);
});
