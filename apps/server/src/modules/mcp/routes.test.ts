import { randomUUID } from 'node:crypto';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { review, score } from '@replysmith/coach';
import { type KeyScope, lengths, paths } from '@replysmith/contract';
import { libraryTemplates } from '@replysmith/library';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAccessKey } from '../accounts/access-keys.ts';
import { clumsyEmail } from '../../testing/clumsy-email.ts';
import type { Person } from '../../testing/person.ts';
import { addTemplate } from '../../testing/rows/add-template.ts';
import { type ServedApp, serveApp } from '../../testing/running/served-app.ts';
import { type TestApp, createTestApp, publicUrl } from '../../testing/running/test-app.ts';

let test: TestApp;
let served: ServedApp;
let url: string;
beforeAll(async () => {
  test = await createTestApp();
  served = await serveApp(test);
  url = `http://127.0.0.1:${served.port}${paths.mcp}`;
});
afterAll(async () => {
  await served.close();
  await test.close();
});

let ada: Person;
beforeEach(async () => {
  ada = await test.createPerson();
});

async function keyOf({ ctx }: Person, scope: KeyScope): Promise<string> {
  return (await createAccessKey(ctx, { name: scope, scope, expires_at: null })).key;
}

/** The SDK's own client, with a new key of Ada's. */
async function connect(scope: KeyScope = 'coach'): Promise<Client> {
  const headers = { Authorization: `Bearer ${await keyOf(ada, scope)}` };
  const client = new Client({ name: 'test', version: '1' });
  const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
  await client.connect(transport);
  return client;
}

/** A call as a program makes it, with what it is to have otherwise. */
async function send(body: unknown, { headers = {}, method = 'POST' } = {}) {
  const response = await fetch(url, {
    method,
    headers: {
      Authorization: `Bearer ${await keyOf(ada, 'coach')}`,
      'Content-Type': 'application/json',
      Accept: 'application/json, text/event-stream',
      ...headers,
    },
    ...(method === 'POST' && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  return { response, reply: (await response.json()) as { error?: { message: string } } };
}

const list = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const toolNames = [
  ...['score_email', 'rewrite_email', 'suggest_subjects', 'simulate_reader'],
  ...['lint_sequence', 'find_template', 'ask_the_coach'],
];

describe('the tools at /mcp', () => {
  it('give any key the figures of the coach, and take no daily request', async () => {
    const client = await connect('coach');
    expect((await client.listTools()).tools.map(({ name }) => name)).toEqual(toolNames);
    const draft = { subject: 'Your checkout', body: clumsyEmail };
    const call = (name: string) => client.callTool({ name, arguments: draft });
    const scored = await call('score_email');
    expect(scored['structuredContent']).toMatchObject({ score: score(draft).value });
    const own = review(draft);
    const rewritten = await call('rewrite_email');
    expect(rewritten['structuredContent']).toMatchObject({
      ...{ body: own.body, score_after: own.after.value },
    });
    expect((await call('suggest_subjects')).isError).toBeUndefined();
    const sequence = { messages: [{ ...draft, gap_days: 0 }] };
    expect(
      (await client.callTool({ name: 'lint_sequence', arguments: sequence }))['structuredContent'],
    ).toHaveProperty('score');
    const requests = await test.database.everything
      .selectFrom('ai_requests')
      .where('user_id', '=', ada.id)
      .selectAll()
      .execute();
    expect(requests).toEqual([]);
  });

  it('find and read the templates of the person whose key it is, with a key that may read', async () => {
    const id = await addTemplate(test.database.everything, ada.id);
    const other = await addTemplate(test.database.everything, (await test.createPerson()).id);
    const client = await connect('read');
    const { resources } = await client.listResources();
    const own = resources.filter(({ uri }) => uri.startsWith('replysmith://my-templates/'));
    expect(own).toMatchObject([{ uri: `replysmith://my-templates/${id}`, title: 'Slow checkout' }]);
    const { contents } = await client.readResource({ uri: `replysmith://my-templates/${id}` });
    expect(JSON.stringify(contents)).toContain('Hi Tom, is your checkout slow?');
    const found = await client.callTool({
      name: 'find_template',
      arguments: { search: 'slow checkout' },
    });
    expect(found['structuredContent']).toHaveProperty('templates.0.id', id);
    const like = { subject: 'Your checkout', body: 'Hi Tom, is your checkout slow?' };
    const near = await client.callTool({ name: 'find_template', arguments: { email: like } });
    expect(near['structuredContent']).toHaveProperty('templates.0.id', id);
    for (const hidden of [other, randomUUID(), 'x']) {
      const uri = `replysmith://my-templates/${hidden}`;
      await expect(client.readResource({ uri })).rejects.toThrow('There is no');
    }
  });

  it('keep a person’s templates from a key that may only ask the coach', async () => {
    const id = await addTemplate(test.database.everything, ada.id);
    const client = await connect('coach');
    const { resources } = await client.listResources();
    expect(JSON.stringify(resources)).not.toContain(id);
    const uri = `replysmith://my-templates/${id}`;
    await expect(client.readResource({ uri })).rejects.toThrow();
    const found = await client.callTool({
      name: 'find_template',
      arguments: { search: libraryTemplates[0]?.name },
    });
    expect(found['structuredContent']).toHaveProperty('templates.0.source', 'library');
  });

  it('say when the hour’s calls are used up, of which lists and resources are as well', async () => {
    const client = await connect();
    const { everything } = test.database;
    const used = () =>
      everything
        .selectFrom('auth.rate_limits')
        .select('count')
        .where('key', 'like', 'agentCallOfHour|%')
        .executeTakeFirstOrThrow();
    await everything.deleteFrom('auth.rate_limits').execute();
    await client.listTools();
    await client.listResources();
    await client.readResource({ uri: 'replysmith://evidence/B1' });
    expect(await used()).toEqual({ count: 3 });
    const call = () =>
      client.callTool({ name: 'score_email', arguments: { body: 'Hi Tom, worth a look?' } });
    await call();
    await everything
      .updateTable('auth.rate_limits')
      .set({ count: lengths.agentCallsPerHour })
      .where('key', 'like', 'agentCallOfHour|%')
      .execute();
    const { isError, content } = await call();
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toMatch(
      /600 an hour. The next one can be made in \d+ minutes/u,
    );
    await expect(client.listTools()).rejects.toThrow('600 an hour');
    const { response } = await send(list);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(60);
    await everything.deleteFrom('auth.rate_limits').execute();
  });

  it.each([
    ['search', { search: 'slow checkout' }],
    ['likeness', { email: { subject: 'Your checkout', body: 'Hi Tom, is it slow?' } }],
  ])('find templates within the limit that pages have for a %s', async (kind, given) => {
    const client = await connect('read');
    const { everything } = test.database;
    const find = () => client.callTool({ name: 'find_template', arguments: given });
    await everything.deleteFrom('auth.rate_limits').execute();
    expect((await find()).isError).toBeUndefined();
    await everything
      .updateTable('auth.rate_limits')
      .set({ count: 30 })
      .where('key', 'like', `${kind}|%`)
      .execute();
    const { isError, content } = await find();
    expect(isError).toBe(true);
    expect(JSON.stringify(content)).toContain('Search rate limit exceeded');
    await everything.deleteFrom('auth.rate_limits').execute();
  });
});

describe('a call of /mcp', () => {
  it.each([
    ['no key', {}, 401, 'Send an access key', /^Bearer realm=/u],
    ['a wrong key', { Authorization: 'Bearer none' }, 401, 'not valid', /invalid_token/u],
  ])('with %s is refused, whatever its cookies say', async (_what, given, status, text, wants) => {
    const headers = { 'Content-Type': 'application/json', Cookie: ada.cookie, ...given };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(list) });
    expect(response.status).toBe(status);
    expect(response.headers.get('WWW-Authenticate')).toMatch(wants);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      ...{ jsonrpc: '2.0', id: null, error: { message: expect.stringContaining(text) as string } },
    });
  });

  it.each(['https://evil.example', 'null', `${publicUrl}.evil.example`])(
    'from a page of %s is refused even with a key',
    async (Origin) => {
      const { response, reply } = await send(list, { headers: { Origin } });
      expect(response.status).toBe(403);
      expect(reply.error?.message).toContain('did not come from this site');
    },
  );

  it.each([
    ['no JSON', '{"jsonrpc":', 400, 'It must be JSON'],
    ['a batch', Array(1_000).fill(list), 400, 'batches are not accepted'],
    ['an empty batch', [], 400, 'batches are not accepted'],
    ['no message of the protocol', { hello: 1 }, 400, 'Invalid JSON-RPC message'],
    ['nothing', null, 400, 'Invalid JSON-RPC message'],
    ['an unknown method', { ...list, method: 'no/such' }, 200, 'Method not found'],
    ['no tool of that name', call({ name: 'send_email' }), 200, 'There is no tool of that name'],
    ['a name that is none', call({ name: 7 }), 200, '"params.name": This must be text.'],
  ])('that holds %s gets a sentence that says so', async (_what, body, status, sentence) => {
    const { response, reply } = await send(body);
    expect(response.status).toBe(status);
    expect(reply).toMatchObject({ jsonrpc: '2.0' });
    expect(reply.error?.message).toContain(sentence);
  });

  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'of the type “%s” is told to be JSON',
    async (type) => {
      const { response, reply } = await send(list, { headers: { 'Content-Type': type } });
      expect(response.status).toBe(415);
      expect(reply.error?.message).toBe('The request must be sent as JSON.');
    },
  );

  it('that accepts no JSON is told what it must accept', async () => {
    const { response, reply } = await send(list, { headers: { Accept: 'text/html' } });
    expect(response.status).toBe(406);
    expect(reply.error?.message).toContain('application/json');
  });

  it('with 10 MB is refused without being read, and the next is answered', async () => {
    const long = call({ name: 'score_email', arguments: { body: 'x'.repeat(10_000_000) } });
    const { response, reply } = await send(long);
    expect(response.status).toBe(413);
    expect(reply.error?.message).toContain('too large');
    expect((await send(list)).reply).toHaveProperty('result.tools.0.name', 'score_email');
  });

  it.each(['GET', 'DELETE'])('by %s is told to POST, as there is no stream', async (method) => {
    const { response, reply } = await send(undefined, { method });
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST']);
    expect(reply.error?.message).toContain('by POST');
  });

  it('is counted under its own pattern', async () => {
    await send(list);
    expect(await (await test.call(paths.metrics)).text()).toContain('route="/mcp",method="POST"');
  });
});

function call(params: object) {
  return { jsonrpc: '2.0', id: 1, method: 'tools/call', params };
}
