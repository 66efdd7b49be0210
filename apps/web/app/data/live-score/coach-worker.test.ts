import { expect, test, vi } from 'vitest';
import { answer } from './answer.ts';
import { startCoachWorker } from './coach-worker.ts';
import type { CoachRequest, LiveScore, TypedDraft } from './live-score.ts';

/** Answers only when told to, so that drafts can pile up. */
class SlowWorker extends EventTarget {
  readonly asked: CoachRequest[] = [];

  postMessage(request: CoachRequest): void {
    this.asked.push(request);
  }

  reply(): void {
    const request = this.asked.at(-1);
    if (request) this.dispatchEvent(new MessageEvent('message', { data: answer(request) }));
  }
}

const draft = (body: string): TypedDraft => ({ subject: 'Checkout', body });

test('scores the newest draft and skips those in between', () => {
  const worker = new SlowWorker();
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  const scored: LiveScore[] = [];
  const coach = startCoachWorker({
    onScore: (score) => scored.push(score),
    onRewrite: () => undefined,
    onFailure: () => undefined,
  });

  for (const body of ['a', 'ab', 'abc', 'abcd']) coach.score(draft(body));
  worker.reply();
  worker.reply();

  expect(scored.map((score) => score.draft.body)).toEqual(['a', 'abcd']);
});
