import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { paths, TemplateFolder, type EmailTemplate } from '@replysmith/contract';
import { saveTemplate } from '../fixtures/templates.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';
import { xssPayloads } from '../fixtures/xss-payloads.ts';

const together = 3;

const origin = () => new URL(test.info().project.use.baseURL ?? '').origin;
/** As the fields of one line without angle brackets take it. */
const bare = (text: string, most: number) =>
  text
    .replaceAll(/[<>\n]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trim();

/** Every payload in every field that takes it, a few at a time. */
async function plant(page: Page): Promise<EmailTemplate[]> {
  const planted: EmailTemplate[] = [];
  for (let from = 0; from < xssPayloads.length; from += together) {
    const payloads = xssPayloads.slice(from, from + together);
    const [first = ''] = payloads;
    const all = payloads.join(' ');
    const folder = await page.request.post(paths.templateFolders, {
      data: { name: bare(`${String(from)} ${first}`, 50), description: all.slice(0, 200) },
      headers: { origin: origin() },
    });
    planted.push(
      await saveTemplate(page, {
        name: bare(all, 100),
        subject_line: all.replaceAll('\n', ' ').slice(0, 200),
        email_content: `Hi {{firstName}}, {{note}}\n\n${payloads.join('\n')}\n\nIs that known?`,
        category: bare(first, 50),
        description: all,
        tags: payloads.map((payload) => bare(payload, 30)),
        folder_id: TemplateFolder.parse(await folder.json()).id,
        template_variables: [
          { name: 'firstName', example: all, fallback: null },
          { name: 'note', example: null, fallback: all },
        ],
      }),
    );
  }
  return planted;
}

const isUntouched = async (page: Page) =>
  expect(await page.evaluate(() => '__xss' in globalThis), page.url()).toBe(false);

test.beforeEach(({ page }) => {
  page.on('dialog', (dialog) => {
    if (dialog.type() !== 'beforeunload') throw new Error(`A dialog opened: ${dialog.message()}`);
  });
});

test('sixty payloads in every field of templates are text on every screen', async ({ page }) => {
  test.setTimeout(240_000);
  expect(new Set(xssPayloads).size).toBe(60);
  await signIn(page, newAccount(), { isVerified: true, plan: 'Starter' });
  const templates = await plant(page);
  const [one] = templates;
  if (!one) throw new Error('Nothing was planted.');

  for (const address of ['', '?view=list', '?q=xss', `?folder=${one.folder_id ?? ''}`]) {
    await page.goto(`/dashboard/templates${address}`);
    await expect(
      page.getByRole('main').getByText(/__xss/).filter({ visible: true }).first(),
    ).toBeVisible();
    await isUntouched(page);
  }

  for (const { id, email_content } of templates) {
    await page.goto(`/dashboard/templates/${id}`);
    await expect(page.getByLabel('Email content')).toHaveValue(email_content);
    await expect(page.getByRole('img', { name: /^Score \d+ of 100$|^Not scored$/ })).toBeVisible();
    await page.getByRole('tab', { name: 'Settings' }).click();
    await expect(page.getByLabel('Description')).toBeVisible();
    await page.getByRole('tab', { name: 'Preview' }).click();
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText('Is that known?');
    await isUntouched(page);
  }

  await page.getByRole('button', { name: 'Use in chat' }).click();
  await page.getByRole('dialog').getByLabel('First name').fill(xssPayloads.join(' '));
  await isUntouched(page);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Send (to chat|as it is)$/ })
    .click();
  await expect(page.getByLabel('Your email')).toHaveValue(/__xss/);
  await isUntouched(page);
});

test('a file of them runs nothing when it is opened', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, newAccount(), { isVerified: true, plan: 'Starter' });
  await plant(page);
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  for (const [format, ending] of [
    ['json', 'json'],
    ['text', 'txt'],
    ['csv', 'csv'],
  ] as const) {
    const answer = await page.request.post(paths.exportTemplates, {
      data: { format, of: { filter: {} } },
      headers: { origin: origin() },
    });
    expect(answer.headers()['content-disposition']).toMatch(/^attachment/);
    expect(answer.headers()['x-content-type-options']).toBe('nosniff');
    const contents = await answer.body();
    expect(contents.toString()).toContain('onerror=__xss');
    // A browser saves tables instead of showing them.
    if (format === 'csv') continue;
    const file = join(folder, `templates.${ending}`);
    await writeFile(file, contents);
    await page.goto(pathToFileURL(file).href);
    await expect(page.locator('body')).toContainText('onerror=__xss');
    await isUntouched(page);
  }
  await rm(folder, { recursive: true });
});
