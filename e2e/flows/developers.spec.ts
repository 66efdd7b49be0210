import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Page } from '@playwright/test';
import { OptimizeEmailReply, pages } from '@replysmith/contract';
import { clumsyEmail } from '../fixtures/clumsy-email.ts';
import { expect, makeKey, newAccount, signIn, test } from '../fixtures/test.ts';

const root = join(import.meta.dirname, '../..');

const shown = (page: Page, label: string) =>
  page.getByRole('region', { name: label, exact: true }).innerText();

/** Run where a program finds the packages by their names. */
const runModule = (code: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    env: { ...process.env, FORCE_COLOR: '0' },
    encoding: 'utf8',
  });

test('every sample for developers does what the page says', async ({ page, baseURL }) => {
  const account = await signIn(page, newAccount());
  const key = await makeKey(page, account, 'write');
  await page.goto(pages.developers);
  const withKey = async (label: string) => (await shown(page, label)).replaceAll('YOUR_KEY', key);

  await test.step('the package', async () => {
    const label = 'Scoring an email in JavaScript';
    const printed = await shown(page, `${label}: what it prints`);
    expect(runModule(await shown(page, label))).toBe(`${printed}\n`);
  });

  await test.step('the command line', async () => {
    const folder = test.info().outputPath('emails');
    mkdirSync(join(folder, 'outreach'), { recursive: true });
    const message = `From: nora@a.example\r\nSubject: Hi\r\n\r\n${clumsyEmail}`;
    writeFileSync(join(folder, 'draft.eml'), message);
    writeFileSync(join(folder, 'outreach/first.md'), clumsyEmail);
    const main = join(root, 'packages/coach/cli/main.ts');
    const command = `replysmith() { "${process.execPath}" "${main}" "$@"; }`;
    const sample = await shown(page, 'Checking a folder of emails');
    const script = `${command}\n${sample}\necho "exits with $?"`;
    const printed = execFileSync('sh', ['-c', script], { cwd: folder, encoding: 'utf8' });
    expect(printed).toMatch(/^Read as email, .+ lost\.\n/su);
    expect(printed).toContain('"file": "outreach/first.md"');
    expect(printed).toMatch(/exits with 1\n$/u);
  });

  await test.step('the API', async () => {
    const command = await withKey('Having an email optimized');
    const printed = execFileSync('sh', ['-c', `${command} --silent`], { encoding: 'utf8' });
    const { optimization } = OptimizeEmailReply.parse(JSON.parse(printed));
    expect(optimization.optimized_email.body).toContain('Priya');
  });

  await test.step('the client', async () => {
    const code = await withKey('Beginning with the client');
    const read = "console.log((await client.getProfile({ path: { id: 'me' } })).full_name);";
    expect(runModule(`${code}\n${read}`)).toBe(`${account.name}\n`);
  });

  await test.step('the tools for agents', async () => {
    const { mcpServers } = JSON.parse(await withKey('Cursor’s settings for it')) as {
      mcpServers: { replysmith: { url: string; headers: Record<string, string> } };
    };
    const { url, headers } = mcpServers.replysmith;
    expect(new URL(url).origin).toBe(baseURL);
    const client = new Client({ name: 'test', version: '1' });
    await client.connect(
      new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }),
    );
    const { tools } = await client.listTools();
    await client.close();
    for (const { name } of tools) await expect(page.getByText(name, { exact: true })).toBeVisible();
    expect(tools).toHaveLength(7);
  });
});
