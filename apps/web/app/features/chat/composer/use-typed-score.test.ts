import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CoachInThisThread, WorkerThatNeverLoads } from '../../../testing/coach-in-this-thread.ts';
import { useTypedScore } from './composer.tsx';

const email = 'Hi Tom, is your stock counted by hand? We could count it for you.';

test('scores what is typed next after the coach could not be loaded', async () => {
  const failed = vi.fn();
  class FailingWorker extends WorkerThatNeverLoads {
    override terminate(): void {
      failed();
    }
  }
  vi.stubGlobal('Worker', FailingWorker);
  const { result, rerender } = renderHook(({ text }) => useTypedScore(text, {}), {
    initialProps: { text: email },
  });
  await waitFor(() => expect(failed).toHaveBeenCalled());
  await waitFor(() => expect(result.current.retry).not.toBeNull());
  expect(result.current.score).toBeNull();

  vi.stubGlobal('Worker', CoachInThisThread);
  rerender({ text: `${email} Shall I call?` });
  await waitFor(() => expect(result.current.score).not.toBeNull());
});
