import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { errorCodes } from '@replysmith/contract';
import { generalRefusals, readError, withRetries } from './http.ts';

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

const sentence = 'That template is gone.';
const refusal = { code: 'not_found', message: sentence, request_id: 'r1' };
const refused = (body: unknown, status = 404) => readError(Response.json(body, { status }));

it("tells a refusal in the API's own words, with what is wrong by field", async () => {
  const fields = { name: ['Use fewer characters.'] };
  const told = { code: 'not_found', message: sentence, requestId: 'r1' };
  expect(await refused({ error: refusal })).toMatchObject({ ...told, status: 404, fields: {} });
  expect(await refused({ error: { ...refusal, fields } })).toMatchObject({ ...told, fields });
});

it('tells the sentence of a code that only a later server knows', async () => {
  expect(await refused({ error: { ...refusal, code: 'new' } })).toMatchObject({
    ...{ code: 'new', message: sentence },
  });
});

it('says something of its own about a refusal of any other form', async () => {
  const forms = [
    ...[null, [], 'no', {}, { error: null }, { error: 'no' }, { message: 'no' }],
    ...[{ error: { ...refusal, message: 5 } }, { error: { ...refusal, request_id: undefined } }],
    ...[{ error: { ...refusal, fields: [] } }, { error: { ...refusal, fields: { name: 'no' } } }],
  ];
  for (const form of forms) {
    expect(await refused(form, 500)).toMatchObject({ code: 'internal', fields: {}, status: 500 });
  }
  const page = new Response('<html>', { status: 502, headers: { 'x-request-id': 'r2' } });
  expect(await readError(page)).toMatchObject({ code: 'unavailable', requestId: 'r2' });
  const busy = new Response('', { status: 429, headers: { 'retry-after': '7' } });
  expect(await readError(busy)).toMatchObject({ code: 'rate_limited', retryAfterSeconds: 7 });
});

it("says it in the contract's words", () => {
  for (const code of ['rate_limited', 'unavailable', 'internal'] as const) {
    expect(generalRefusals[code]).toBe(errorCodes[code].message);
  }
});
