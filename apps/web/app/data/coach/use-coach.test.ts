import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CoachInThisThread, WorkerThatNeverLoads } from '../../testing/coach-in-this-thread.ts';
import { assess } from './assess.ts';
import type { LiveScore, TypedDraft } from './answers.ts';
import { type CoachReply, type CoachRequest, type Input, reply } from './tasks.ts';
import { useCoach, useCoachAnswer } from './use-coach.ts';

const draft = (body: string): TypedDraft => ({ subject: 'Checkout', body });

test('has one thread for all who ask, until the last of them is gone', async () => {
  const Worker = vi.fn(CoachInThisThread);
  vi.stubGlobal('Worker', Worker);
  const stopped = vi.spyOn(CoachInThisThread.prototype, 'terminate');
  const one = renderHook(() => useCoach());
  const other = renderHook(() => useCoach());
  expect(Worker).not.toHaveBeenCalled();

  one.result.current.ask('score', draft('a'), vi.fn());
  one.rerender();
  other.result.current.ask('score', draft('b'), vi.fn());
  expect(Worker).toHaveBeenCalledOnce();

  one.unmount();
  await Promise.resolve();
  expect(stopped).not.toHaveBeenCalled();
  other.unmount();
  await Promise.resolve();
  expect(stopped).toHaveBeenCalledOnce();
});

test('scores the newest draft and skips those in between', async () => {
  /** Answers only when told to, so that drafts can pile up. */
  const asked: CoachRequest[] = [];
  class SlowWorker extends EventTarget {
    postMessage(request: CoachRequest): void {
      asked.push(request);
    }
    terminate(): void {
      // Nothing runs.
    }
  }
  const worker = new SlowWorker();
  vi.stubGlobal('Worker', function Worker() {
    return worker;
  });
  const answerLast = async () => {
    const request = asked.at(-1);
    if (!request) throw new Error('Nothing was asked.');
    const data: CoachReply = await reply(request);
    worker.dispatchEvent(new MessageEvent('message', { data }));
    // What waited is asked next.
    await Promise.resolve();
  };
  const scored: LiveScore[] = [];
  const { result } = renderHook(() => useCoach());

  for (const body of ['a', 'ab', 'abc', 'abcd'])
    result.current.ask('score', draft(body), (score) => scored.push(score));
  await act(answerLast);
  await act(answerLast);

  expect(scored.map((score) => score.draft.body)).toEqual(['a', 'abcd']);
  expect(asked).toHaveLength(2);
});

test('reports a failure until told to try again, and then starts a new thread', async () => {
  vi.stubGlobal('Worker', WorkerThatNeverLoads);
  const input: Input<'score'> = draft('Hi Tom');
  const { result } = renderHook(() => useCoachAnswer('score', input));
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(result.current.answer).toBeNull();

  vi.stubGlobal('Worker', CoachInThisThread);
  act(() => result.current.retry());
  await waitFor(() => expect(result.current.answer).toEqual(assess(input)));
  expect(result.current.hasFailed).toBe(false);
});

test('says so when a part of the coach cannot be loaded', async () => {
  class WorkerWithoutCoach extends CoachInThisThread {
    override postMessage({ id }: CoachRequest): void {
      queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: { id } })));
    }
  }
  vi.stubGlobal('Worker', WorkerWithoutCoach);
  const { result } = renderHook(() => useCoachAnswer('score', null));
  const other = renderHook(() => useCoach());
  act(() => other.result.current.ask('score', draft('a'), vi.fn()));
  await waitFor(() => expect(other.result.current.hasFailed).toBe(true));
  expect(result.current.hasFailed).toBe(false);
});

test('is not asked what is known, and is asked what was decided then', async () => {
  const Worker = vi.fn(CoachInThisThread);
  vi.stubGlobal('Worker', Worker);
  const [undecided, decided] = [draft('Hi Tom'), draft('Hi Ann')];
  const stored = { answer: { ...assess(undecided), words: -1 }, isWhole: true };
  const nothing = { answer: null, isWhole: true };
  const { result, rerender } = renderHook(
    ({ input }) => useCoachAnswer('score', input, input === undecided ? stored : nothing),
    { initialProps: { input: undecided } },
  );
  expect(result.current).toMatchObject({ answer: stored.answer, isBehind: false });
  expect(Worker).not.toHaveBeenCalled();

  rerender({ input: decided });
  expect(result.current).toMatchObject({ answer: stored.answer, isBehind: true });
  await waitFor(() => expect(result.current.answer).toEqual(assess(decided)));

  rerender({ input: undecided });
  expect(result.current).toMatchObject({ answer: stored.answer, isBehind: false });
});
