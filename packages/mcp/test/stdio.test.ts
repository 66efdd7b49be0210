import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { evidenceIds, lintSequence, parseDraft, review, score } from '@replysmith/coach';
import { libraryTemplates } from '@replysmith/library';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverArguments, startStdio } from './start-stdio.ts';

let server: Awaited<ReturnType<typeof startStdio>>;
beforeAll(async () => {
  server = await startStdio();
});
afterAll(() => server.client.close());

const folder = join(import.meta.dirname, '../../coach/test/golden/emails');
const emails = readdirSync(folder)
  .filter((_name, at) => at % 4 === 0)
  .map((name) => ({ name, body: readFileSync(join(folder, name), 'utf8') }));

const names = [
  ...['score_email', 'rewrite_email', 'suggest_subjects', 'simulate_reader'],
  ...['lint_sequence', 'find_template', 'ask_the_coach'],
];

describe('the tools over stdio', () => {
  it('are listed with what an agent chooses and calls them by', async () => {
    const { tools } = await server.client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(names);
    for (const { title, description, annotations, inputSchema, outputSchema } of tools) {
      expect(title).toMatch(/^[A-Z]/u);
      expect(description?.length).toBeGreaterThan(100);
      expect(annotations).toMatchObject({ readOnlyHint: true, openWorldHint: false });
      expect(inputSchema['additionalProperties']).toBe(false);
      expect(outputSchema).toHaveProperty('properties');
    }
  });

  it('do not judge what is no email, as no other way to the coach does', async () => {
    const body = 'milk\neggs\nbread\nbutter\ncheese\napples\npears\nonions';
    const { found, text: words } = await server.call('score_email', { body });
    const verdict = 'Not judged. This reads as a list, not an email.';
    expect(found).toMatchObject({ band: 'unjudged', verdict, ledger: [] });
    expect(words).toContain(verdict);
    expect(words).not.toContain('of 100');
  });

  it.each(emails)('score and rewrite $name as the coach itself does', async ({ body }) => {
    const draft = parseDraft(body);
    const { value, lines } = score(draft);
    const { found, text: words } = await server.call('score_email', { body });
    expect(found).toMatchObject({
      score: value,
      ledger: lines.map(({ rule, points, wins, quote, reason, evidence }) => ({
        ...{ rule, points, wins, quote, reason, evidence },
      })),
    });
    expect(words).toContain(`${value} of 100`);
    for (const { reason, fix } of lines) expect(words).toContain(`${reason} ${fix}`);

    const own = review(draft);
    const rewritten = await server.call('rewrite_email', draft);
    expect(rewritten.found).toMatchObject({
      ...{ subject: own.subject, body: own.body },
      ...{ score_before: own.before.value, score_after: own.after.value },
      changes: own.edits.map(({ before, after, reason }) => ({ before, after, reason })),
      offers: own.offers.map(({ reason, gain }) => ({ reason, gain })),
      questions: own.questions.map(({ question, wins }) => ({ question, wins })),
    });
    expect(rewritten.text).toContain(own.body);
    for (const { question } of own.questions) expect(rewritten.text).toContain(question);
    if (own.questions.length > 0) expect(rewritten.text).toContain('Do not answer them yourself');
  });

  it('find a template by an email and by words, and say what there is to fill in', async () => {
    const template = libraryTemplates[0];
    const like = { subject: template?.subject_line, body: template?.email_content };
    const { found } = await server.call('find_template', { email: like });
    expect(found).toHaveProperty('templates.0.id', template?.id);
    const named = await server.call('find_template', { search: template?.name });
    expect(named.found).toHaveProperty('templates.0.id', template?.id);
    expect(named.text).toContain(template?.template_variables[0]?.name);
    expect((await server.call('find_template', { search: 'zyzzyva' })).text).toContain(
      'There is no such template.',
    );
  });

  it('say which email of a sequence they mean, counted from 1', async () => {
    const messages = [
      { subject: 'Ovens', body: 'Hi Tom,\n\nWould samples be of use?', gap_days: 0 },
      { subject: null, body: 'Just bumping this.', gap_days: 1 },
    ];
    const { value, lines } = lintSequence(messages);
    const { found } = await server.call('lint_sequence', { messages });
    expect(found).toMatchObject({
      score: value,
      lines: lines.map(({ rule, message }) => ({
        ...{ rule, email: message === null ? null : message + 1 },
      })),
    });
  });

  it.each([
    ['score_email', {}, '"body": This is missing.'],
    ['score_email', { body: ' \n' }, '"body": There is nothing to read.'],
    ['score_email', { body: 'Hi', text: 'Hi' }, 'There is no field text.'],
    ['score_email', { body: 7 }, '"body"'],
    ['score_email', { body: 'x'.repeat(10_000_000) }, '"body": Use at most 50000 characters.'],
    ['simulate_reader', { body: 'Hi Tom,', persona: 'king' }, '"persona"'],
    ['find_template', {}, 'Give either "search", words to look for, or "email"'],
    ['lint_sequence', { messages: [] }, '"messages"'],
  ])('tell an agent how to call %s again', async (name, given, sentence) => {
    const { isError, text: words } = await server.call(name, given);
    expect(isError).toBe(true);
    expect(words).toContain(sentence);
  });

  it('refuse the call of a tool that there is not, and name those there are', async () => {
    await expect(server.call('send_email', {})).rejects.toThrow(/There is no tool.*score_email/u);
  });
});

describe('the resources over stdio', () => {
  it('are the findings and the library, each to be read', async () => {
    const { resources } = await server.client.listResources();
    expect(resources).toHaveLength(evidenceIds.length + libraryTemplates.length);
    const { contents } = await server.client.readResource({ uri: 'replysmith://evidence/B1' });
    expect(contents).toMatchObject([{ mimeType: 'text/markdown' }]);
    expect(JSON.stringify(contents)).toContain('7,002');
    const uri = `replysmith://templates/${libraryTemplates[3]?.id}`;
    expect(JSON.stringify(await server.client.readResource({ uri }))).toContain(
      libraryTemplates[3]?.name,
    );
  });

  it('go on with the id that was begun', async () => {
    const ref = { type: 'ref/resource' as const, uri: 'replysmith://evidence/{id}' };
    const { completion } = await server.client.complete({
      ref,
      argument: { name: 'id', value: 'b1' },
    });
    expect(completion.values[0]).toBe('B1');
    expect(completion.values).toContain('B10');
  });

  it.each(['evidence/Z9', 'templates/none', 'my-templates/x', 'templates/__proto__', 'other/x'])(
    'refuse %s in a sentence',
    async (path) => {
      const uri = `replysmith://${path}`;
      await expect(server.client.readResource({ uri })).rejects.toThrow(uri);
    },
  );
});

it('writes nothing but the protocol on standard output, and says which lines are none', async () => {
  const child = spawn(process.execPath, serverArguments, { stdio: 'pipe' });
  const calls = [
    'no JSON',
    '{"jsonrpc":"2.0"}',
    '[]',
    '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":7}}',
    '{"jsonrpc":"2.0","id":2,"method":"no/such"}',
    '{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"score_email","arguments":{"body":"Hi Tom,"}}}',
  ];
  const ended = once(child, 'exit');
  child.stdin.end(`${calls.join('\n')}\n`);
  const lines = (await text(child.stdout)).trim().split('\n');
  const replies = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const ids = replies.map(({ id }) => id).filter((id) => id !== null);
  expect(ids.toSorted()).toEqual([1, 2, 3]);
  const unreadable = replies.filter(({ id }) => id === null);
  expect(unreadable).toMatchObject([
    { error: { code: -32_700, message: 'A message must be JSON, on one line.' } },
    { error: { code: -32_600 } },
    { error: { code: -32_600 } },
  ]);
  expect(replies.every(({ jsonrpc }) => jsonrpc === '2.0')).toBe(true);
  expect(replies.find(({ id }) => id === 2)).toHaveProperty('error.code', -32_601);
  expect(replies.find(({ id }) => id === 3)).toHaveProperty('result.structuredContent.score');
  expect(await ended).toEqual([0, null]);
});
