import { afterEach, beforeEach, expect, it } from 'vitest';
import { startReceiver } from '../../testing/running/webhook-receiver.ts';
import { postJson } from './post.ts';

const options = { headers: {}, allowsPrivate: true };

let receiver: Awaited<ReturnType<typeof startReceiver>>;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

it('reads only the beginning of a reply', async () => {
  receiver.replies.push({ status: 500, body: 'x'.repeat(10_000_000) });
  const { status, response } = await postJson(receiver.url, '{}', options);
  expect(status).toBe(500);
  expect(response).toHaveLength(200);
});

it('goes by the status of a reply whose body does not end in time', async () => {
  receiver.replies.push({ status: 200, body: 'Taken \u202Enekat', isEndless: true });
  const posted = await postJson(receiver.url, '{}', { ...options, timeoutMs: 300 });
  expect(posted).toMatchObject({ status: 200, response: 'Taken nekat', problem: null });
});

it('is given up when no reply comes in time, and when nobody listens', async () => {
  receiver.replies.push('silence');
  const silent = await postJson(receiver.url, '{}', { ...options, timeoutMs: 100 });
  expect(silent).toMatchObject({
    status: null,
    problem: 'There was no reply within 0.1 seconds.',
  });
  await receiver.close();
  const refused = await postJson(receiver.url, '{}', options);
  expect(refused.problem).toBe('The server refused the connection.');
});

it('is given up when the receiver wants to speak another protocol', async () => {
  receiver.replies.push({ status: 101, headers: { Connection: 'Upgrade', Upgrade: 'x' } });
  const { status, problem } = await postJson(receiver.url, '{}', options);
  expect({ status, problem }).toEqual({ status: null, problem: 'The connection broke off.' });
});

const nowhere = 'It leads to a private network, so nothing was sent.';
it.each([
  ['https://127.0.0.1/', nowhere],
  // A name that leads to this machine: found when connecting.
  ['https://localhost/', nowhere],
  ['https://10.0.0.8/', nowhere],
  ['https://192.168.1.1/', nowhere],
  ['https://169.254.169.254/latest/meta-data', nowhere],
  ['https://168.63.129.16/', nowhere],
  ['https://0.0.0.0/', nowhere],
  ['https://[::1]/', nowhere],
  ['https://[::ffff:127.0.0.1]/', nowhere],
  ['https://[64:ff9b::7f00:1]/', nowhere],
  ['https://[2002:7f00:1::]/', nowhere],
  ['https://[fd00:ec2::254]/', nowhere],
  ['https://[fe80::1]/', nowhere],
  ['https://2130706433/', nowhere],
  ['http://example.com/', 'Only https:// addresses are called.'],
])('goes nowhere from a public server for %s', async (url, problem) => {
  const posted = await postJson(url, '{}', { headers: {}, allowsPrivate: false });
  expect(posted).toMatchObject({ status: null, problem });
});
