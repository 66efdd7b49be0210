import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '@replysmith/contract';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { answer, startFakeModel } from '../../../../../tools/fake-model/index.ts';
import { callFor, clientOf, email } from '../../testing/client-of.ts';
import { createTestApp, type TestApp } from '../../testing/running/test-app.ts';
import { loadConfig } from '../config/config.ts';
import { traceWith } from './spans.ts';
import { startTracing } from './start-tracing.ts';

type Value = { readonly stringValue?: string; readonly intValue?: number };
type Exported = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly { readonly key: string; readonly value: Value }[];
};
type Body = {
  readonly resourceSpans: readonly {
    readonly resource: Pick<Exported, 'attributes'>;
    readonly scopeSpans: readonly { readonly spans: readonly Exported[] }[];
  }[];
};

/** Stands in for a collector: keeps what is sent to it. */
let collector: Server;
let sent = '';
const atPaths = new Set<string | undefined>();
let tracing: ReturnType<typeof startTracing>;
let test: TestApp;

beforeAll(async () => {
  collector = createServer((request, response) => {
    atPaths.add(request.url);
    request.setEncoding('utf8').on('data', (text: string) => (sent += text));
    request.on('end', () => response.end('{}'));
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const { port } = collector.address() as AddressInfo;
  vi.stubEnv('OTEL_EXPORTER_OTLP_ENDPOINT', `http://127.0.0.1:${port}`);
  vi.stubEnv('OTEL_RESOURCE_ATTRIBUTES', 'deployment.environment.name=test');
  tracing = startTracing('1.2.3', { sampler: 'parentbased_always_on', ratio: 1 });
  traceWith(tracing);
  test = await createTestApp({ trustedProxies: ['10.0.0.2'] });
});
afterAll(async () => {
  traceWith(null);
  vi.unstubAllEnvs();
  await test.close();
  collector.close();
});

const callersTrace = '4bf92f3577b34da6a3ce929d0e0e4736';
const callersSpan = '00f067aa0ba902b7';

it('sends a request, its queries and a model’s answer as spans that quote nobody', async () => {
  const person = await test.createPerson();
  const headers = { traceparent: `00-${callersTrace}-${callersSpan}-01` };
  await test.call(`${paths.chatSessions}?search=nora`, { as: person, headers, from: '10.0.0.2' });
  const body = { company: 'A bakery' };
  await test.call(`${paths.profiles}/me`, { as: person, method: 'PATCH', body });
  const fake = await startFakeModel();
  fake.script(answer(JSON.stringify(email), { usage: { input: 7, output: 3 } }));
  await clientOf(fake).ask(callFor({ onText: () => undefined, onRewind: () => undefined }));
  await fake.close();
  await tracing.stop();

  expect([...atPaths]).toEqual(['/v1/traces']);
  const { resourceSpans } = JSON.parse(sent) as Body;
  const spans = resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((one) => one.spans));
  const request = spans.find(({ name }) => name === `GET ${paths.chatSessions}`);
  expect(request).toMatchObject({ traceId: callersTrace, parentSpanId: callersSpan });
  expect(valueOf(request, 'http.response.status_code')).toEqual({ intValue: 200 });
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === request?.spanId);
  const textsOf = (some: readonly Exported[]) =>
    some.map((span) => valueOf(span, 'db.query.text')?.stringValue);
  expect(textsOf(queries)).toContainEqual(
    expect.stringMatching(/FROM chat_sessions\s+WHERE user_id = \$\d/),
  );
  expect(textsOf(spans)).toContainEqual(expect.stringContaining('replysmith.user_id = ?'));
  const chat = spans.find(({ name }) => name === 'chat a-model');
  expect(valueOf(chat, 'gen_ai.usage.output_tokens')).toEqual({ intValue: 3 });
  const service = resourceSpans[0]?.resource.attributes;
  expect(service).toContainEqual({ key: 'service.name', value: { stringValue: 'replysmith' } });
  expect(service).toContainEqual({
    ...{ key: 'deployment.environment.name', value: { stringValue: 'test' } },
  });
  for (const text of [person.id, person.email, 'nora', 'Nora', 'bakery']) {
    expect(sent).not.toContain(text);
  }
});

function valueOf(span: Exported | undefined, wanted: string): Value | undefined {
  return span?.attributes.find(({ key }) => key === wanted)?.value;
}

const endpoint = 'http://127.0.0.1:4318';

it.each([
  [{}, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: endpoint }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: 'true' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_EXPORTER: 'none' }, false],
])('traces only where the variables ask for it: %o', (environment, wanted) => {
  expect(loadConfig(environment).traces !== null).toBe(wanted);
});
