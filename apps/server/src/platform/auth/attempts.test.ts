import { paths } from '@replysmith/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '../../testing/account-calls.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';

let test: TestApp;
let people = 0;
beforeAll(async () => {
  test = await createTestApp({ attempts: 3 });
});
afterAll(() => test.close());

const guess = (from: string, headers = {}, email = `guess-${(people += 1)}@example.com`) =>
  test.call(paths.accounts.signIn, { body: { email, password: 'guess' }, from, headers });

describe('guessing passwords', () => {
  it('is slowed down for an address, whatever it claims to be', async () => {
    const statuses = [];
    for (let time = 0; time < 6; time += 1) {
      const claimed = `10.0.0.${time}`;
      const response = await guess('192.0.2.1', {
        'X-Forwarded-For': claimed,
        'X-Real-IP': claimed,
        Forwarded: `for=${claimed}`,
        'X-Replysmith-Client-Address': claimed,
      });
      statuses.push(response.status);
    }
    expect(statuses).toEqual([401, 401, 401, 429, 429, 429]);
    const refused = await guess('192.0.2.1');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error: { code: 'rate_limited' } });
  });

  it('leaves other addresses alone', async () => {
    expect((await guess('192.0.2.2')).status).toBe(401);
  });

  it('is slowed down for an account, from however many addresses', async () => {
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      const response = await guess(`198.51.100.${time}`, {}, 'Target@example.com');
      statuses.push(response.status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  });

  it('does not touch who is signed in', async () => {
    const person = await test.createPerson();
    for (let time = 0; time < 12; time += 1) {
      await guess(`203.0.113.${time}`, {}, person.email);
    }
    expect((await test.call(paths.chatSessions, { as: person })).status).toBe(200);
  });
});

it('sets a new password once, of twenty calls at the same moment', async () => {
  const calls = accountCalls(test);
  const email = calls.newEmail();
  await calls.signUp(email);
  await calls.post(paths.accounts.requestReset, { email });
  const body = { token: calls.tokenFor(email), newPassword: 'Another-Pen-43' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => calls.post(paths.accounts.resetPassword, body)),
  );
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 400, 400, ...Array<number>(17).fill(429)]);
});

it('counts on after a restart, and behind a proxy nobody named', async () => {
  const from = '203.0.113.200';
  for (let time = 0; time < 3; time += 1) await guess(from);
  const restarted = await createTestApp({ attempts: 3, database: test.database });
  const body = { email: 'restart@example.com', password: 'guess' };
  const answer = await restarted.call(paths.accounts.signIn, {
    ...{ body, from },
    headers: { 'X-Forwarded-For': '198.51.100.99' },
  });
  expect(answer.status).toBe(429);
});
