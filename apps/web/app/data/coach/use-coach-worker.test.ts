import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CoachInThisThread, WorkerThatNeverLoads } from '../../testing/coach-in-this-thread.ts';
import { useCoachWorker } from './use-coach-worker.ts';

const draft = { subject: 'Checkout', body: 'Hi Tom' };

test('starts one worker when it is first needed, and stops it on unmount', () => {
  const Worker = vi.fn(CoachInThisThread);
  vi.stubGlobal('Worker', Worker);
  const stopped = vi.spyOn(CoachInThisThread.prototype, 'terminate');
  const { result, rerender, unmount } = renderHook(() => useCoachWorker({}));
  expect(Worker).not.toHaveBeenCalled();

  result.current.wake().score(draft);
  rerender();
  result.current.wake().score(draft);
  expect(Worker).toHaveBeenCalledOnce();
  expect(stopped).not.toHaveBeenCalled();

  unmount();
  expect(stopped).toHaveBeenCalledOnce();
});

test('reports a failure until told to try again, and then starts a new worker', async () => {
  vi.stubGlobal('Worker', WorkerThatNeverLoads);
  const onScore = vi.fn();
  const onFailure = vi.fn();
  const { result } = renderHook(() => useCoachWorker({ onScore, onFailure }));
  act(() => result.current.wake().score(draft));
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(onFailure).toHaveBeenCalledOnce();

  vi.stubGlobal('Worker', CoachInThisThread);
  act(() => result.current.retry());
  expect(result.current.hasFailed).toBe(false);
  result.current.wake().score(draft);
  await waitFor(() => expect(onScore).toHaveBeenCalledOnce());
});
