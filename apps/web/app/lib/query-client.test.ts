import { expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createQueryClient } from './query-client.ts';

const refused = () =>
  new ApiError({ kind: 'http', code: 'unauthenticated', message: 'Sign in.', status: 401 });

function clientOf(onUnauthenticated: () => void) {
  const client = createQueryClient({ onUnauthenticated });
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, retryDelay: 1 }, mutations: mutations ?? {} });
  return client;
}

it('reads twice more before a refused session counts as ended', async () => {
  const ended = vi.fn();
  const read = vi.fn(() => Promise.reject(refused()));
  await expect(clientOf(ended).query({ queryKey: ['one'], queryFn: read })).rejects.toThrow();
  expect([read.mock.calls.length, ended.mock.calls.length]).toEqual([3, 1]);
});

it('says nothing of a session that is there again', async () => {
  const ended = vi.fn();
  const read = vi.fn(() => Promise.resolve('here')).mockRejectedValueOnce(refused());
  expect(await clientOf(ended).query({ queryKey: ['one'], queryFn: read })).toBe('here');
  expect(ended).not.toHaveBeenCalled();
});

it('sends nothing twice', async () => {
  const ended = vi.fn();
  const send = vi.fn(() => Promise.reject(refused()));
  const client = clientOf(ended);
  const mutation = client.getMutationCache().build(client, { mutationFn: send });
  await expect(mutation.execute(undefined)).rejects.toThrow();
  expect([send.mock.calls.length, ended.mock.calls.length]).toEqual([1, 1]);
});
