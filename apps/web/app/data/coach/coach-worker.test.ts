import { expect, test, vi } from 'vitest';
import { runRequest } from './run-request.ts';
import { startCoachWorker } from './coach-worker.ts';
import type { CoachRequest, LiveScore, TypedDraft } from './protocol.ts';

/** Answers only when told to, so that drafts can pile up. */
class SlowWorker extends EventTarget {
  readonly requests: CoachRequest[] = [];

  postMessage(request: CoachRequest): void {
    this.requests.push(request);
  }

  fail(): void {
    this.dispatchEvent(new MessageEvent('message', { data: { kind: 'unavailable' } }));
  }

  reply(): void {
    const request = this.requests.at(-1);
    if (request) this.dispatchEvent(new MessageEvent('message', { data: runRequest(request) }));
  }
}

const draft = (body: string): TypedDraft => ({ subject: 'Checkout', body });

function stubWorker(): SlowWorker {
  const worker = new SlowWorker();
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  return worker;
}

test('scores the newest draft and skips those in between', () => {
  const worker = stubWorker();
  const scored: LiveScore[] = [];
  const coach = startCoachWorker({
    onScore: (score) => scored.push(score),
    onFailure: () => undefined,
  });

  for (const body of ['a', 'ab', 'abc', 'abcd']) coach.score(draft(body));
  worker.reply();
  worker.reply();

  expect(scored.map((score) => score.draft.body)).toEqual(['a', 'abcd']);
});

test('says so when the coach cannot be loaded', () => {
  const worker = stubWorker();
  const onFailure = vi.fn();
  startCoachWorker({ onFailure }).score(draft('a'));

  worker.fail();

  expect(onFailure).toHaveBeenCalledOnce();
});
