import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AnswerEvent, type Client, ReplysmithError, createClient } from '../src/index.ts';
import { serveAccount } from './served-account.ts';

let server: Awaited<ReturnType<typeof serveAccount>>;
let accessKey: string;
let client: Client;

beforeAll(async () => {
  server = await serveAccount();
  accessKey = await server.newKey('write');
  client = createClient({ baseUrl: server.baseUrl, accessKey });
});
afterAll(() => server.close());

const template = { name: 'First', subject_line: 'Returns', email_content: 'Hi Nora, a text.' };
const email = 'Subject: Returns\n\nHi Nora,\n\nis your stock counted by hand?\n\nAda';

/** Answers the first calls in the server's stead, and notes what is sent. */
function standIn(...answers: readonly (Response | Error)[]) {
  const sent: Request[] = [];
  const send = async (request: Request) => {
    sent.push(request);
    const answer = answers[sent.length - 1];
    if (answer instanceof Error) throw answer;
    if (!answer) return fetch(request);
    // The server did what it was asked; its answer got lost.
    await fetch(request.clone());
    return answer;
  };
  return { sent, client: createClient({ baseUrl: server.baseUrl, accessKey, fetch: send }) };
}

async function failureOf(call: Promise<unknown>): Promise<ReplysmithError> {
  const failure = await call.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(failure instanceof ReplysmithError)) throw new Error(`It gave ${String(failure)}.`);
  return failure;
}

describe('a call', () => {
  it('takes and gives what the operation does', async () => {
    const made = await client.createEmailTemplate({ body: template });
    const path = { id: made.id };
    await client.updateEmailTemplate({ path, body: { is_favorite: true } });
    const page = await client.listEmailTemplates({ query: { favorite: 'true', limit: 1 } });
    expect(page.items.map(({ id }) => id)).toEqual([made.id]);
    await client.deleteEmailTemplate({ path });
    expect((await client.listEmailTemplates()).total).toBe(0);
    const of = { ids: [made.id] };
    expect(await client.exportTemplates({ body: { format: 'text', of } })).toContain('Hi Nora');
  });

  it.each(['', '.', '..'])(
    'never goes to another operation, as it would by the id “%s”',
    async (id) => {
      const { sent, client: own } = standIn();
      const failure = await failureOf(own.deleteEmailTemplate({ path: { id } }));
      expect(failure).toMatchObject({
        code: 'validation_failed',
        fields: { id: ['This is no id.'] },
      });
      expect(sent).toEqual([]);
    },
  );

  it('is not sent on to where a redirect leads', async () => {
    const { sent, client: own } = standIn();
    await own.listEmailTemplates();
    expect(sent.map(({ redirect }) => redirect)).toEqual(['error']);
  });

  it('that is refused throws the code and the sentence, and what is wrong with each field', async () => {
    const path = { id: crypto.randomUUID() };
    const missing = await failureOf(client.getEmailTemplate({ path }));
    expect(missing).toMatchObject({ code: 'not_found', status: 404, message: 'Not found.' });
    expect(missing.requestId).toMatch(/^[\w-]{8,}$/);
    const body = { ...template, subject_line: 'x'.repeat(201) };
    const invalid = await failureOf(client.createEmailTemplate({ body }));
    expect(invalid).toMatchObject({ code: 'validation_failed', status: 422 });
    expect(Object.keys(invalid.fields)).toEqual(['subject_line']);
  });

  it('with a key that may not do it says which it takes', async () => {
    const reader = createClient({
      baseUrl: server.baseUrl,
      accessKey: await server.newKey('read'),
    });
    expect((await reader.getProfile({ path: { id: 'me' } })).id).toBeTruthy();
    const refused = await failureOf(reader.createEmailTemplate({ body: template }));
    expect(refused).toMatchObject({ code: 'key_scope', status: 403 });
    const stranger = createClient({ baseUrl: server.baseUrl, accessKey: 'replysmith_unknown' });
    expect(await failureOf(stranger.listChatSessions())).toMatchObject({ code: 'invalid_key' });
  });

  it('to a server that is not there, or to something else, throws too', async () => {
    const nowhere = createClient({ baseUrl: 'http://127.0.0.1:9', accessKey, attempts: 1 });
    expect(await failureOf(nowhere.listChatSessions())).toMatchObject({ code: 'network' });
  });

  it.each([
    [502, 'text/html', '<h1>Bad gateway</h1>'],
    [200, 'text/html; charset=utf-8', '<h1>Sign in to the network</h1>'],
    [200, 'application/json', '{"items": ['],
    [200, 'application/json-seq', '{}'],
  ])(
    'that a proxy answers with %i and %s throws, whatever it asked for',
    async (status, type, text) => {
      const page = () => new Response(text, { status, headers: { 'Content-Type': type } });
      const behindProxy = createClient({
        baseUrl: server.baseUrl,
        attempts: 1,
        fetch: () => Promise.resolve(page()),
      });
      const of = { ids: [crypto.randomUUID()] };
      for (const call of [
        behindProxy.listChatSessions(),
        behindProxy.exportTemplates({ body: { format: 'text', of } }),
        behindProxy.streamAnswer({ content: email, message_type: 'email_optimization' }).next(),
      ]) {
        const failure = await failureOf(call);
        expect(failure).toMatchObject({ code: 'unreadable', status });
        expect(failure.message).toContain(`no answer of Replysmith’s API (${type.split(';')[0]}`);
      }
    },
  );
});

describe('another attempt', () => {
  const busy = () => new Response('{}', { status: 503, headers: { 'Retry-After': '0' } });

  it('is made of what only reads, and of what has a key and so is done once', async () => {
    const reading = standIn(new TypeError('fetch failed'), busy());
    expect((await reading.client.listPricingPlans()).items.length).toBeGreaterThan(0);
    expect(reading.sent).toHaveLength(3);

    const before = (await client.listEmailTemplates()).total;
    const writing = standIn(busy());
    await writing.client.createEmailTemplate({ body: template });
    const keys = writing.sent.map((request) => request.headers.get('idempotency-key'));
    expect(keys).toEqual([keys[0], keys[0]]);
    expect(keys[0]).toBeTruthy();
    expect((await client.listEmailTemplates()).total).toBe(before + 1);
  });

  it('is not made of what might be done twice, nor where the server asks to wait for long', async () => {
    const { id } = await client.createEmailTemplate({ body: template });
    const using = standIn(busy());
    await failureOf(using.client.useTemplate({ body: { template_id: id } }));
    expect(using.sent).toHaveLength(1);

    const tomorrow = { status: 429, headers: { 'Retry-After': '40000' } };
    const waiting = standIn(new Response('{}', tomorrow));
    const refused = await failureOf(waiting.client.listPricingPlans());
    expect(refused.retryAfterSeconds).toBe(40_000);
    expect(waiting.sent).toHaveLength(1);
  });
});

describe('an answer', () => {
  it('comes as it is written, and can be followed from its beginning', async () => {
    const events: AnswerEvent[] = [];
    const body = { content: email, message_type: 'email_optimization' } as const;
    for await (const event of client.streamAnswer(body)) events.push(event);
    const [started] = events;
    const answered = events.at(-1);
    if (started?.type !== 'started' || answered?.type !== 'answered') {
      throw new Error(JSON.stringify(events));
    }
    expect(events.some(({ type }) => type === 'scored')).toBe(true);
    const followed: AnswerEvent[] = [];
    for await (const event of client.followAnswer(started.request_id)) followed.push(event);
    expect(followed.at(-1)).toEqual(answered);
  });

  it('that is refused throws before its first event', async () => {
    const body = { content: ' ', message_type: 'email_optimization' } as const;
    const refused = await failureOf(client.streamAnswer(body).next());
    expect(refused).toMatchObject({
      code: 'validation_failed',
      fields: { content: [expect.anything()] },
    });
  });
});
