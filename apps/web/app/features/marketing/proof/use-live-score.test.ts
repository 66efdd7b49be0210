import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CoachInThisThread, WorkerThatNeverLoads } from '../../../testing/coach-in-this-thread.ts';
import { sampleDraft } from '../../../data/examples.ts';
import { assess } from '../../../data/coach/assess.ts';
import { useLiveScore } from './use-live-score.ts';

test('rewrites when asked again after the coach could not be loaded', async () => {
  vi.stubGlobal('Worker', WorkerThatNeverLoads);
  const sample = assess(sampleDraft);
  const { result } = renderHook(() => useLiveScore(sampleDraft, sample));
  act(() => result.current.startRewrite());
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(result.current.isRewriting).toBe(false);

  vi.stubGlobal('Worker', CoachInThisThread);
  act(() => result.current.startRewrite());
  await waitFor(() => expect(result.current.rewrite).not.toBeNull());
  expect([result.current.hasFailed, result.current.isRewriting]).toEqual([false, false]);
});
