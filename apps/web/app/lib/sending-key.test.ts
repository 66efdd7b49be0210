import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { network } from '../testing/network.ts';
import { refusal } from '../testing/samples.ts';
import { postOnce } from './sending-key.ts';
import { clearStorage } from './storage.ts';

const path = '/things';
const anything = { parse: (reply: unknown) => reply };
const post = (body: object, draftKey = 'thing') => postOnce(draftKey, path, body, anything);
let keys: (string | null)[];
let answer: () => Response;

beforeEach(() => {
  clearStorage();
  keys = [];
  network.use(
    http.post(`*${path}`, ({ request }) => {
      keys.push(request.headers.get('idempotency-key'));
      return answer();
    }),
  );
});

it.each([
  ['the connection broke', () => HttpResponse.error()],
  ['the server was gone', () => refusal('unavailable')],
])('sends the same again under the same key when %s', async (_, lose) => {
  answer = lose;
  await expect(post({ id: 1 })).rejects.toThrow();
  await expect(post({ id: 2 }, 'other')).rejects.toThrow();
  answer = () => HttpResponse.json('made');
  expect(await post({ id: 1 })).toBe('made');
  await post({ id: 1 });
  expect(keys).toHaveLength(4);
  expect(keys[2]).toBe(keys[0]);
  expect(new Set(keys).size).toBe(3);
});

it('sends the same under another key after a refusal', async () => {
  answer = () => refusal('not_found');
  await expect(post({ id: 1 })).rejects.toThrow();
  await expect(post({ id: 1 })).rejects.toThrow();
  expect(new Set(keys).size).toBe(2);
});
