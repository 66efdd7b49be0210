import { type AnswerEvent, paths } from '@replysmith/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { coachHere } from '../../testing/coach-here.ts';
import { allEventsOf, eventsOf } from '../../testing/events-of.ts';
import type { Person } from '../../testing/person.ts';
import { setPlan } from '../../testing/rows/set-plan.ts';
import { type TestApp, createTestApp } from '../../testing/running/test-app.ts';
import { goodRewrite, scriptedModel } from '../../testing/scripted-model.ts';
import { createAi } from '../../platform/ai/writers/create-ai.ts';

const email = { subject: 'Stock', body: 'Hi Tom,\n\nIs your stock counted by hand?\n\nBest,\nAda' };
const request = {
  content: `Subject: ${email.subject}\n\n${email.body}`,
  session_id: null,
  message_type: 'email_optimization',
};
const events = { Accept: 'text/event-stream' };

/** What the model does; set by each test. */
let script: Parameters<typeof scriptedModel>[0];
let test: TestApp;
let ada: Person;
beforeAll(async () => {
  const client = scriptedModel((call) => script(call), goodRewrite(email));
  test = await createTestApp({ ai: createAi(coachHere, client) });
});
beforeEach(async () => {
  script = async ({ onText }) => {
    onText?.('Hi Tom,');
    await sleep(5);
    onText?.(' is your stock counted?');
  };
  ada = await test.createPerson();
  await setPlan(test.database.everything, ada.id, 'Pro');
});
afterEach(() => vi.useRealTimers());
afterAll(() => test.close());

const post = (body: object = request, headers: Record<string, string> = events) =>
  test.call(paths.optimizeEmail, { as: ada, body, headers });
const listen = (id: string, headers: Record<string, string> = events, method = 'GET') =>
  test.call(`${paths.optimizeEmail}/${id}`, { as: ada, headers, method });

async function firstOf(stream: AsyncGenerator<AnswerEvent>, count: number): Promise<AnswerEvent[]> {
  const first: AnswerEvent[] = [];
  while (first.length < count) {
    const next = await stream.next();
    if (next.done) break;
    first.push(next.value);
  }
  return first;
}

/** A model that has written half and continues when told to. */
function halfway() {
  const { promise: resumed, resolve: resume } = Promise.withResolvers<null>();
  script = async ({ onText }) => {
    onText?.('Hi Tom,');
    await resumed;
    onText?.(' is your stock counted?');
  };
  return () => resume(null);
}

const idOf = (event: AnswerEvent | undefined): string => {
  if (event?.type !== 'started') throw new Error('It did not begin with its id.');
  return event.request_id;
};

describe('the events of an answer', () => {
  it('come in their order, and end with what a JSON caller gets', async () => {
    const sent = await allEventsOf(await post());
    expect(sent.map(({ type }) => type)).toEqual(['started', 'scored', 'text', 'text', 'answered']);
    const last = sent.at(-1);
    const stored = await listen(idOf(sent[0]), {});
    expect(last).toEqual({ type: 'answered', reply: await stored.json() });
  });

  it('tell a text that is taken back', async () => {
    script = async ({ onText, onRewind }) => {
      onText?.('Dear');
      await sleep(5);
      onRewind?.();
      onText?.('Hi');
      await sleep(5);
    };
    const sent = await allEventsOf(await post());
    const types = sent.map(({ type }) => type);
    expect(types).toEqual(['started', 'scored', 'text', 'rewound', 'text', 'answered']);
  });

  it.each(['conversation', 'email_optimization'])('are all of the contract: %s', async (mode) => {
    const body = { ...request, message_type: mode };
    const sent = await allEventsOf(await post(body));
    expect([sent[0]?.type, sent.at(-1)?.type]).toEqual(['started', 'answered']);
  });

  it('are told as they happen, not at the end', async () => {
    const resume = halfway();
    const stream = eventsOf(await post());
    const pending = await firstOf(stream, 3);
    expect(pending.map(({ type }) => type)).toEqual(['started', 'scored', 'text']);
    resume();
    const rest = await firstOf(stream, 3);
    expect(rest.map(({ type }) => type)).toEqual(['text', 'answered']);
  });

  it('are told from the beginning to who listens late', async () => {
    const resume = halfway();
    const first = eventsOf(await post());
    const pending = await firstOf(first, 3);
    const second = eventsOf(await listen(idOf(pending[0])));
    expect(await firstOf(second, 3)).toEqual(pending);
    resume();
    expect((await firstOf(second, 3)).at(-1)).toEqual((await firstOf(first, 3)).at(-1));
  });

  it('go on when nobody listens, and are kept', async () => {
    const resume = halfway();
    const response = await post();
    const stream = eventsOf(response);
    const id = idOf((await firstOf(stream, 1))[0]);
    await stream.return(undefined);
    resume();
    expect((await listen(id, {})).status).toBe(200);
    const list = await test.call(`${paths.aiRequests}?limit=1`, { as: ada });
    expect(await list.json()).toMatchObject({ items: [{ id, charge: 'charged' }] });
  });

  it('end with the part that was kept when the answer is stopped', async () => {
    halfway();
    const stream = eventsOf(await post());
    const id = idOf((await firstOf(stream, 3))[0]);
    const stopped = await test.call(paths.stopAnswer, { as: ada, body: { request_id: id } });
    const sent = await firstOf(stream, 1);
    expect(await stopped.json()).toEqual({ request_id: id });
    expect(sent[0]).toMatchObject({ type: 'stopped' });
    expect((await listen(id, {})).status).toBe(409);
    expect(await allEventsOf(await listen(id))).toEqual(sent);
  });

  it('end in one sentence when nothing can be written', async () => {
    const rewrite = () => Promise.reject(new Error('no room for 10.0.0.1'));
    const broken = await createTestApp({ ai: { ...test.services.ai, rewrite } });
    const bo = await broken.createPerson();
    const response = await broken.call(paths.optimizeEmail, {
      ...{ as: bo, body: request, headers: events },
    });
    const sent = await allEventsOf(response);
    expect(sent.map(({ type }) => type)).toEqual(['started', 'scored', 'failed']);
    expect(sent.at(-1)).toMatchObject({ error: { code: 'unavailable' } });
    expect(JSON.stringify(sent)).not.toContain('10.0.0.1');
    const again = await broken.call(`${paths.optimizeEmail}/${idOf(sent[0])}`, { as: bo });
    expect(again.status).toBe(503);
    await broken.close();
  });
});

describe('the stream', () => {
  it('asks everybody on the way neither to keep it nor to hold it back', async () => {
    const { headers } = await post();
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBe('identity');
    expect(headers.get('content-security-policy')).toBeTruthy();
  });

  it.each([
    ['text/event-stream', true],
    ['Text/Event-Stream', true],
    ['text/event-stream, application/json;q=0.5', true],
    ['application/json;q=0.5, text/event-stream', true],
    ['application/json, text/event-stream;q=0.9', false],
    ['text/event-stream;q=0', false],
    ['application/json', false],
    ['*/*', false],
    ['', false],
  ])('is given to who accepts %o: %s', async (accept, isStream) => {
    const response = await post(request, { Accept: accept });
    const type = isStream ? 'text/event-stream' : 'application/json';
    expect(response.headers.get('content-type')).toBe(type);
    await response.text();
  });

  it.each<[string, Record<string, unknown>, number]>([
    ['an empty text', { content: '' }, 422],
    ['a session that is not there', { session_id: '7f1c2f0e-8f4f-4a52-9f5f-0d1f3f1b2a10' }, 404],
    ['a reply to no email', { message_type: 'client_simulation' }, 422],
  ])('is not begun for %s, which is refused as ever', async (_what, changes, status) => {
    const response = await post({ ...request, ...changes });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('application/json');
    expect(await response.json()).toHaveProperty('error.code');
  });

  it('is not begun over the limit: 429, and when to come back', async () => {
    await setPlan(test.database.everything, ada.id, 'Free');
    for (let time = 0; time < 5; time += 1) await (await post()).text();
    const response = await post();
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('answers HEAD without a body and without listening', async () => {
    const resume = halfway();
    const id = idOf((await firstOf(eventsOf(await post()), 1))[0]);
    const answer = test.services.answers.running.find(id);
    const listening = vi.spyOn(answer ?? { listen: () => () => undefined }, 'listen');
    const response = await listen(id, events, 'HEAD');
    expect([response.status, response.headers.get('content-type')]).toEqual([
      200,
      'text/event-stream',
    ]);
    expect(await response.text()).toBe('');
    expect(listening).not.toHaveBeenCalled();
    resume();
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('knows no %s', async (method) => {
    const response = await test.call(paths.optimizeEmail, { as: ada, body: request, method });
    expect(response.status).toBe(404);
  });

  it('gives a sign of life while nothing comes', async () => {
    const resume = halfway();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const response = await post();
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    const readUntil = async (what: string) => {
      while (!text.includes(what)) text += (await reader?.read())?.value ?? '';
    };
    await readUntil('event: text');
    await vi.advanceTimersByTimeAsync(15_000);
    await readUntil(': still here\n\n');
    expect(text).not.toContain('event: answered');
    vi.useRealTimers();
    resume();
    await readUntil('event: answered');
  });

  it('holds no more for a slow reader than the text that was written', async () => {
    const { promise: resumed, resolve: resume } = Promise.withResolvers<null>();
    script = async ({ onText }) => {
      for (let piece = 0; piece < 20_000; piece += 1) {
        onText?.('word ');
        if (piece % 1_000 === 0) await sleep(1);
      }
      await resumed;
    };
    const response = await post();
    await sleep(200);
    resume(null);
    await sleep(200);
    const sent = await allEventsOf(response);
    const text = sent.map((event) => (event.type === 'text' ? event.text : '')).join('');
    expect(text).toBe('word '.repeat(20_000));
    expect(sent.length).toBeLessThan(20);
    expect(sent.at(-1)?.type).toBe('answered');
  });
});

it("shows nobody else's answers, and lists only one's own", async () => {
  const id = idOf((await allEventsOf(await post()))[0]);
  const bo = await test.createPerson();
  const theirs = await test.call(`${paths.optimizeEmail}/${id}`, { as: bo, headers: events });
  const missing = await test.call(`${paths.optimizeEmail}/${crypto.randomUUID()}`, {
    ...{ as: bo, headers: events },
  });
  expect([theirs.status, missing.status]).toEqual([404, 404]);
  const strip = (text: string) => text.replace(/"request_id":"[^"]+"/, '');
  expect(strip(await theirs.text())).toBe(strip(await missing.text()));
  const list = await test.call(paths.aiRequests, { as: bo });
  expect(await list.json()).toEqual({ items: [] });
});

it('lists what is running while it runs', async () => {
  const resume = halfway();
  const [started] = await firstOf(eventsOf(await post()), 1);
  const list = async () =>
    (await test.call(`${paths.aiRequests}?status=running`, { as: ada })).json();
  expect(await list()).toMatchObject({ items: [{ id: idOf(started), charge: 'reserved' }] });
  resume();
  await (await listen(idOf(started), {})).text();
  expect(await list()).toEqual({ items: [] });
});
