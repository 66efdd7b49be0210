import { paths } from '@replysmith/contract';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { registry } from '../observability/metrics.ts';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';

type Line = { msg: string; requestId: string; route: string; status: number; method: string };

const lines: Line[] = [];
const log = pino({}, { write: (line) => void lines.push(JSON.parse(line) as Line) });
let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ log, logsRequests: true, trustedProxies: ['127.0.0.2'] });
});
afterAll(() => test.close());

const id = '3f0e9d1c-8f5e-4b6e-9a51-0c9f2f1d7a11';
const secret = 'a-key-that-nobody-else-may-read';

it('counts requests by the pattern of their route, and quotes nothing of their address', async () => {
  registry.resetMetrics();
  const session = `${paths.chatSessions}/${id}`;
  expect((await test.call(`${session}?token=${secret}`)).status).toBe(401);
  expect((await test.call(`/rest/v1/${id}`)).status).toBe(401);
  await test.call(`/${id}`, { method: 'PROPFIND' });
  await test.createPerson();
  const text = await (await test.call(paths.metrics)).text();
  const count = 'replysmith_http_request_duration_seconds_count';
  expect(text).toContain(`${count}{route="${paths.chatSessions}/:id",method="GET",status="4xx"} 1`);
  expect(text).toContain(`${count}{route="/rest/v1/*",method="GET",status="4xx"} 1`);
  expect(text).toContain(`${count}{route="/*",method="other",status="4xx"} 1`);
  expect(text).toMatch(/replysmith_error_replies_total\{code="unauthenticated"\} [1-9]/);
  expect(text).toMatch(/^replysmith_database_connections [1-9]/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  const written = text + lines.map((line) => JSON.stringify(line)).join('\n');
  expect(written).not.toContain(id);
  expect(written).not.toContain(secret);
});

const from = (address: string, headers: Record<string, string> = {}) =>
  test.app.request(
    paths.metrics,
    { headers },
    { incoming: { socket: { remoteAddress: address }, headers } as never },
  );

type Reader = [who: string, address: string, headers: Record<string, string>, status: number];

it.each<Reader>([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine', '::1', {}, 200],
  ['another machine', '203.0.113.9', {}, 404],
  ['a proxy here that nobody trusts', '127.0.0.1', { 'x-forwarded-for': '127.0.0.1' }, 404],
  ...['x-real-ip', 'forwarded', 'cf-connecting-ip', 'true-client-ip', 'via'].map(
    (name) =>
      [`our proxy with ${name}`, '127.0.0.2', { [name]: '203.0.113.9' }, 404] satisfies Reader,
  ),
  ['another machine by our proxy', '127.0.0.2', { 'x-forwarded-for': '203.0.113.9' }, 404],
  ['this machine by our proxy', '127.0.0.2', { 'x-forwarded-for': '127.0.0.1' }, 200],
])('answers %s (%s) with the right status', async (_who, address, headers, status) => {
  expect((await from(address, headers)).status).toBe(status);
});

const trace = '4bf92f3577b34da6a3ce929d0e0e4736';

it('believes the id of a request or trace from nobody but a trusted proxy', async () => {
  const ids = { 'x-request-id': 'edge-1234.5', traceparent: `00-${trace}-00f067aa0ba902b7-01` };
  const idFrom = async (address: string) => (await from(address, ids)).headers.get('X-Request-Id');
  expect(await idFrom('203.0.113.9')).toMatch(/^[\da-f]{8}-[\da-f-]{27}$/);
  expect(await idFrom('127.0.0.2')).toBe('edge-1234.5');
});

it.each([
  ['the id of a proxy', { 'X-Request-Id': 'edge-1234.5' }, /^edge-1234\.5$/],
  ['the id of the trace', { traceparent: `00-${trace}-00f067aa0ba902b7-01` }, RegExp(`^${trace}$`)],
  ['a new id for a forged one', { 'X-Request-Id': '"},{"level":60' }, /^[\da-f-]{36}$/],
  ['a new id for a bad trace', { traceparent: `00-${'0'.repeat(32)}-x` }, /^[\da-f-]{36}$/],
])('logs a request once under %s, which its error names', async (_what, headers, expected) => {
  lines.length = 0;
  const response = await test.call(paths.chatSessions, { headers, from: '127.0.0.2' });
  const { error } = (await response.json()) as { error: { request_id: string } };
  expect(error.request_id).toMatch(expected);
  expect(response.headers.get('X-Request-Id')).toBe(error.request_id);
  expect(lines).toMatchObject([
    {
      ...{ msg: 'request', requestId: error.request_id, method: 'GET' },
      ...{ route: paths.chatSessions, status: 401 },
    },
  ]);
});
