import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { withRetries } from './http.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const waits = [1_000, 2_000];

it('calls again after each wait, and then throws what the last call threw', async () => {
  let calls = 0;
  const call = () => Promise.reject(new Error(`call ${String(++calls)}`));
  const end = withRetries(call, { waits, retry: () => true }).catch(String);
  await vi.advanceTimersByTimeAsync(999);
  expect(calls).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls).toBe(2);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await end).toBe('Error: call 3');
});

it('gives what comes at last, and gives up where told to', async () => {
  const call = vi.fn().mockRejectedValueOnce(new Error('late')).mockResolvedValue('there');
  const end = withRetries(call, { waits, retry: () => true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await end).toBe('there');
  const refused = vi.fn().mockRejectedValue(new Error('no'));
  await expect(withRetries(refused, { waits, retry: () => false })).rejects.toThrow('no');
  expect(refused).toHaveBeenCalledOnce();
});

it('ends its wait when aborted, and does not call again', async () => {
  const leaving = new AbortController();
  const call = vi.fn().mockRejectedValue(new Error('no'));
  const retry = vi.fn(() => true);
  const end = withRetries(call, { waits, retry, signal: leaving.signal }).catch(String);
  await vi.advanceTimersByTimeAsync(500);
  leaving.abort(new Error('left'));
  expect(await end).toBe('Error: left');
  expect(vi.getTimerCount()).toBe(0);
  expect(call).toHaveBeenCalledOnce();
});

it('asks nobody about a call that fails after the abort', async () => {
  const leaving = new AbortController();
  const retry = vi.fn(() => true);
  const call = () => {
    leaving.abort(new Error('left'));
    return Promise.reject(new Error('no'));
  };
  const end = withRetries(call, { waits, retry, signal: leaving.signal });
  await expect(end).rejects.toThrow('left');
  expect(retry).not.toHaveBeenCalled();
});

it('goes on in a tab that nobody sees, where the query library rests', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const ours = vi.fn().mockRejectedValue(new Error('no'));
  const theirs = vi.fn().mockRejectedValue(new Error('no'));
  void withRetries(ours, { waits, retry: () => true }).catch(() => undefined);
  const options = { networkMode: 'always', retry: 2, retryDelay: 1_000 } as const;
  void new QueryClient().query({ queryKey: ['one'], queryFn: theirs, ...options }).catch(String);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ours).toHaveBeenCalledTimes(3);
  expect(theirs).toHaveBeenCalledTimes(1);
});
