import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Page } from '@playwright/test';
import { formatDraft, parseDraft, type Review } from '@replysmith/coach';
import { OptimizeEmailReply, lengths, paths } from '@replysmith/contract';
import { makeKey, newAccount, signIn } from '../fixtures/test.ts';
import { expect, test } from './test.ts';

const root = join(import.meta.dirname, '../..');
/** Below the repository, where the package finds what it depends on. */
const built = join(root, 'build/coach-of-parity');
test.afterAll(() => rmSync(built, { recursive: true, force: true }));

type Email = { readonly subject: string; readonly body: string };

/** Emails of the panel that have a subject and stay the same in a text file. */
const emails = globSync('bench/panel/emails-*.jsonl', { cwd: root })
  .toSorted()
  .flatMap((file) => readFileSync(join(root, file), 'utf8').trimEnd().split('\n'))
  .map((line) => JSON.parse(line) as Email)
  .filter(({ subject, body }) => {
    const read = parseDraft(formatDraft({ subject, body }));
    return Boolean(subject) && read.subject === subject && read.body === body;
  })
  .filter((_, at) => at % 8 === 0)
  .slice(0, 200)
  .map(({ subject, body }) => ({ subject, body }));

/** The score, what each line costs, and the score after the rewrite with its changes. */
type Figures = {
  readonly score: number;
  readonly points: readonly number[];
  readonly after: number;
  readonly changes: readonly string[];
};

const ofReview = ({
  before,
  after,
  edits,
}: Pick<Review, 'before' | 'after' | 'edits'>): Figures => ({
  score: before.value,
  points: before.lines.map(({ points }) => points),
  after: after.value,
  changes: edits.map((edit) => edit.after),
});

type Verdict = Pick<Figures, 'score' | 'points'>;

type PageCoach = {
  hasCoach(): boolean;
  askCoach(draft: Email): Promise<Review>;
};

async function inTheWebApp(page: Page): Promise<Figures[]> {
  await page.addInitScript({ path: join(root, 'e2e/fixtures/page-coach.js') });
  await page.goto('/');
  await page.getByLabel('Email', { exact: true }).fill('Hi Tom,\n\nDo you count by hand?');
  await page.waitForFunction(() => (globalThis as unknown as PageCoach).hasCoach());
  const all: Figures[] = [];
  for (const email of emails) {
    all.push(
      ofReview(
        await page.evaluate((draft) => (globalThis as unknown as PageCoach).askCoach(draft), email),
      ),
    );
  }
  return all;
}

/** Of the email as it stands: the rewrite leans to the tone that the person's settings name. */
async function onTheServer(server: string, key: string): Promise<Verdict[]> {
  const all: Verdict[] = [];
  for (const email of emails) {
    const answered = await fetch(`${server}${paths.optimizeEmail}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${key}` },
      body: JSON.stringify({ content: formatDraft(email), message_type: 'email_optimization' }),
    });
    const { score } = OptimizeEmailReply.parse(await answered.json()).optimization;
    all.push({
      score: score.original_score,
      points: score.original_lines.map(({ points }) => points),
    });
  }
  return all;
}

function onTheCommandLine(command: readonly string[]): Figures[] {
  return execFileSync(process.execPath, [...command, 'review', '--jsonl'], {
    cwd: root,
    input: emails.map((email, id) => JSON.stringify({ id, ...email })).join('\n'),
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .trim()
    .split('\n')
    .map((line) => ofReview(JSON.parse(line) as Review));
}

type Scored = {
  readonly score: number;
  readonly band: string;
  readonly ledger: readonly { readonly points: number }[];
};

/** Null where it is no verdict. */
async function forAnAgent(
  transport: StdioClientTransport | StreamableHTTPClientTransport,
  some: readonly Email[],
): Promise<(Figures | null)[]> {
  const client = new Client({ name: 'parity', version: '1' });
  await client.connect(transport);
  const call = async <Answer>(name: string, email: Email) =>
    (await client.callTool({ name, arguments: email })).structuredContent as Answer;
  const all: (Figures | null)[] = [];
  for (const email of some) {
    const { score, band, ledger } = await call<Scored>('score_email', email);
    const rewritten = await call<{ score_after: number; changes: { after: string }[] }>(
      'rewrite_email',
      email,
    );
    if (band === 'unjudged') {
      all.push(null);
      continue;
    }
    all.push({
      score,
      points: ledger.map(({ points }) => points),
      after: rewritten.score_after,
      changes: rewritten.changes.map(({ after }) => after),
    });
  }
  await client.close();
  return all;
}

type Shown = {
  readonly reading: { band: string; value: number; lines: { points: number }[] };
  readonly help: { value: number; changes: { after: string }[] };
};

/** What the extension's own coach says, on a page of the extension; null where it is no verdict. */
async function inTheExtension(page: Page): Promise<(Figures | null)[]> {
  await page.evaluate(readFileSync(join(root, 'e2e/fixtures/extension-coach.js'), 'utf8'));
  const shown = await page.evaluate<Shown[]>(`askExtension(${JSON.stringify(emails)})`);
  return shown.map(({ reading: { band, value, lines }, help }) =>
    band === 'unjudged'
      ? null
      : {
          ...{ score: value, after: help.value },
          points: lines.map(({ points }) => points),
          changes: help.changes.map(({ after }) => after),
        },
  );
}

test('the same 200 emails get the same figures wherever they are read', async ({
  extension,
  page,
  baseURL,
}) => {
  if (baseURL === undefined) throw new Error('There is no server.');
  test.setTimeout(420_000);
  expect(emails).toHaveLength(200);
  const account = await signIn(page, newAccount(), { plan: 'Pro' });
  const key = await makeKey(page, account, 'coach');
  const web = await inTheWebApp(page);

  const verdicts = web.map(({ score, points }) => ({ score, points }));
  expect(await onTheServer(baseURL, key), 'server').toEqual(verdicts);
  expect(onTheCommandLine(['packages/coach/cli/main.ts']), 'command line').toEqual(web);

  execFileSync(process.execPath, [join(root, 'tools/build-coach.ts'), built]);
  expect(onTheCommandLine([join(built, 'bin/replysmith.js')]), 'package').toEqual(web);

  const own = await extension.open(`${extension.origin}/options.html`);
  const inExtension = await inTheExtension(own);
  const judged = web.map((figures, at) => (inExtension[at] === null ? null : figures));
  expect(inExtension, 'extension').toEqual(judged);
  expect(judged.filter((figures) => figures !== null).length).toBeGreaterThan(180);

  const args = [join(built, 'bin/replysmith-mcp.js')];
  const local = new StdioClientTransport({ command: process.execPath, args });
  expect(await forAnAgent(local, emails), 'agent, on this machine').toEqual(judged);
  // The greeting and two calls for each email, within one person's calls of a minute.
  const share = Math.floor((lengths.agentCallsPerMinute - 1) / 2);
  const remote: (Figures | null)[] = [];
  for (let at = 0; at < emails.length; at += share) {
    const owner = await signIn(page, newAccount());
    const transport = new StreamableHTTPClientTransport(new URL(`${baseURL}${paths.mcp}`), {
      requestInit: { headers: { Authorization: `Bearer ${await makeKey(page, owner, 'coach')}` } },
    });
    remote.push(...(await forAnAgent(transport, emails.slice(at, at + share))));
  }
  expect(remote, 'agent, on the server').toEqual(judged);
});
