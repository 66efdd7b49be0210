import { paths, realtimeLimits } from '@replysmith/contract';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Refusal, askForSocket, openSocket } from '../../testing/running/open-socket.ts';
import { type ServedApp, serveApp } from '../../testing/running/served-app.ts';
import { type TestApp, createTestApp, publicUrl } from '../../testing/running/test-app.ts';

let test: TestApp;
let served: ServedApp;

beforeAll(async () => {
  test = await createTestApp();
  served = await serveApp(test);
});
afterAll(async () => {
  await served.close();
  await test.close();
});

it('greets its owner with what holds', async () => {
  const person = await test.createPerson();
  const line = await openSocket(served.port, person);
  await line.waitFor('welcome');
  expect(line.events).toMatchObject([
    { type: 'welcome', subscription: { user_id: person.id, plan: { name: 'Free' } } },
  ]);
});

it('opens from every name of the own machine', async () => {
  const as = await test.createPerson();
  const answer = await askForSocket(served.port, { as, origin: 'http://127.0.0.1:3000' });
  expect(answer).toHaveProperty('socket');
});

it('turns away who is not signed in', async () => {
  const forged = { cookie: 'replysmith.session_token=abc.def' };
  expect(await askForSocket(served.port)).toMatchObject({ status: 401, code: 'unauthenticated' });
  expect(await askForSocket(served.port, { as: forged })).toMatchObject({ status: 401 });
});

it.each([
  ['no page', null, {}],
  ['another site', 'https://evil.example', {}],
  ['a site whose name begins like ours', `${publicUrl}.evil.example`, {}],
  ['a page without an origin', 'null', {}],
  [
    'another site that says it is ours',
    'https://evil.example',
    { 'Sec-Fetch-Site': 'same-origin' },
  ],
])('turns away %s, cookie or not', async (_who, origin, headers) => {
  const as = await test.createPerson();
  const refused = { status: 403, code: 'origin_not_allowed' };
  expect(await askForSocket(served.port, { as, origin, headers })).toMatchObject(refused);
  expect(await askForSocket(served.port, { origin, headers })).toMatchObject(refused);
});

it('sends its refusals with the headers of every answer', async () => {
  const { headers } = (await askForSocket(served.port)) as Refusal;
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
});

it('gives a person ten sockets, even when they ask for more at once, and the next when one is free', async () => {
  const as = await test.createPerson();
  const limit = realtimeLimits.socketsPerUser;
  const answers = await Promise.all(
    Array.from({ length: limit + 5 }, () => askForSocket(served.port, { as })),
  );
  const lines = answers.flatMap((answer) => ('socket' in answer ? [answer] : []));
  const refusals = answers.flatMap((answer) => ('socket' in answer ? [] : [answer]));
  expect(lines).toHaveLength(limit);
  expect(refusals.map(({ status, code }) => `${status} ${code}`)).toEqual(
    Array.from({ length: 5 }, () => '429 rate_limited'),
  );
  const other = await test.createPerson();
  await openSocket(served.port, other);
  lines[0]?.socket.close();
  await lines[0]?.closed;
  await openSocket(served.port, as);
});

it('keeps no seat for who leaves, or asks wrongly, while the socket opens', async () => {
  const as = await test.createPerson();
  const ask = (key: string) =>
    `GET ${paths.realtime} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n` +
    `Upgrade: websocket\r\nOrigin: ${publicUrl}\r\nCookie: ${as.cookie}\r\n` +
    `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`;
  for (let turn = 0; turn < 12; turn += 1) {
    const closed = connect(served.port, '127.0.0.1');
    closed.write(ask('dGhlIHNhbXBsZSBub25jZQ=='), () => closed.destroy());
    const wrong = connect(served.port, '127.0.0.1');
    wrong.write(ask('short'));
    const [reply] = (await once(wrong, 'data')) as [Buffer];
    expect(reply.toString()).toMatch(/^HTTP\/1.1 400 /);
    wrong.destroy();
  }
  await openSocket(served.port, as);
});

it('serves a wish to upgrade that is none of its business like any other request', async () => {
  const address = `http://127.0.0.1:${served.port}`;
  const statusOf = async (path: string, upgrade: string) => {
    const line = connect(served.port, '127.0.0.1');
    line.write(
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, close\r\nUpgrade: ${upgrade}\r\n\r\n`,
    );
    const [reply] = (await once(line, 'data')) as [Buffer];
    line.destroy();
    return reply.toString().slice(9, 12);
  };
  expect((await fetch(`${address}${paths.health}`)).status).toBe(200);
  expect(await statusOf(paths.health, 'websocket')).toBe('200');
  expect(await statusOf(paths.health, 'h2c')).toBe('200');
  expect(await statusOf(paths.realtime, 'h2c')).toBe('401');
});
