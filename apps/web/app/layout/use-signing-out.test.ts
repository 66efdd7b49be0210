import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useSigningOut } from './use-signing-out.ts';

function setUp() {
  const left = Promise.withResolvers<undefined>();
  const endSession = vi.fn(() => Promise.resolve());
  const hook = renderHook(() =>
    useSigningOut({
      findLeft: () => Promise.resolve(''),
      onLeft: () => undefined,
      endSession,
      leave: () => left.promise,
    }),
  );
  return { left, endSession, result: hook.result };
}

it('is busy until the page is left, and signs out once meanwhile', async () => {
  const { left, endSession, result } = setUp();
  const { signOut } = result.current;
  await act(async () => {
    void signOut();
    await vi.waitFor(() => expect(endSession).toHaveBeenCalled());
  });
  expect(result.current.isBusy).toBe(true);
  await act(() => signOut());
  expect(endSession).toHaveBeenCalledTimes(1);

  await act(async () => {
    left.resolve(undefined);
    await left.promise;
  });
  expect(result.current.isBusy).toBe(false);
});

it('can be tried again when leaving failed', async () => {
  const { left, endSession, result } = setUp();
  left.reject(new Error('No connection'));
  for (const times of [1, 2]) {
    await act(async () => {
      await expect(result.current.signOut()).rejects.toThrow('No connection');
    });
    expect(endSession).toHaveBeenCalledTimes(times);
    expect(result.current.isBusy).toBe(false);
  }
});
