import { readFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import type { Download, Page } from '@playwright/test';
import { EmailContent, OptimizeEmailReply, paths } from '@replysmith/contract';
import { emailNearTemplates } from '../fixtures/email-near-templates.ts';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';
import { xssPayloads } from '../fixtures/xss-payloads.ts';

test.beforeEach(async ({ page }) => {
  await signIn(page, newAccount());
});

/** Opens what the coach answers to an email, in a session of its own. */
async function openResult(page: Page, content: string) {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const answer = await page.request.post(paths.optimizeEmail, {
    data: { content, message_type: 'email_optimization' },
    headers: { origin },
  });
  const { session, optimization } = OptimizeEmailReply.parse(await answer.json());
  await page.goto(`/dashboard/coldmail/${session.id}`);
  await expect(page.getByRole('heading', { name: /^\d/, level: 2 })).toBeVisible();
  return optimization.optimized_email;
}

const button = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first();

async function download(page: Page, format: string): Promise<Download> {
  const started = page.waitForEvent('download');
  await button(page, 'Download').click();
  await page.getByRole('menuitem', { name: format }).click();
  return started;
}

test('downloads are named after the session, hold the email, and run nothing of it', async ({
  page,
  context,
}) => {
  const payloads = xssPayloads.filter((payload) => EmailContent.safeParse(payload).success);
  const nasty = `${emails.recruiter}\n\n${payloads.join('\n')}\n![x](https://canary.example/x.png)`;
  await openResult(page, nasty);

  const text = await download(page, 'Plain text');
  expect(text.suggestedFilename()).toBe('Staff engineer, payments, Lisbon.txt');
  expect(await readFile(await text.path(), 'utf8')).toContain('900 payments a second');
  await expect(page.getByText('Download started').last()).toBeVisible();
  const markdown = await download(page, 'Markdown');
  expect(markdown.suggestedFilename()).toBe('Staff engineer, payments, Lisbon.md');
  expect(await readFile(await markdown.path(), 'utf8')).not.toMatch(/(?<!\\)[<[]/);

  const html = await download(page, 'HTML');
  const file = test.info().outputPath('email.html');
  await html.saveAs(file);
  const opened = await context.newPage();
  const requests: string[] = [];
  opened.on('request', (request) => requests.push(request.url()));
  await opened.goto(pathToFileURL(file).href);
  await expect(opened.getByText('900 payments a second')).toBeVisible();
  expect(await opened.evaluate(() => '__xss' in globalThis)).toBe(false);
  expect(requests).toEqual([pathToFileURL(file).href]);
});

test('a mail program is given the whole email, or what has room and the rest by the clipboard', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await context.route(/mail\.google\.com/, (route) => route.fulfill({ body: 'Compose' }));
  const openGmail = async () => {
    const opened = page.waitForEvent('popup');
    await button(page, 'Open in').click();
    await page.getByRole('menuitem', { name: 'Gmail' }).click();
    const tab = await opened;
    await tab.waitForLoadState();
    const { searchParams } = new URL(tab.url());
    expect(await tab.evaluate('opener === null')).toBe(true);
    await tab.close();
    return searchParams;
  };

  const short = await openResult(page, emails.recruiter);
  const whole = await openGmail();
  expect([whole.get('su'), whole.get('body')]).toEqual([short.subject, short.body]);

  const paragraphs = Array.from(
    { length: 60 },
    (_, index) =>
      `Point ${String(index + 1)} of your talk was about webhooks, retries and what a queue forgets.`,
  );
  const long = await openResult(
    page,
    emails.recruiter.replace('Is this', `${paragraphs.join('\n\n')}\n\nIs this`),
  );
  const rest = await openGmail();
  expect([rest.get('su'), rest.get('body')]).toEqual([long.subject, null]);
  await expect(
    page.getByText(/^An email with only the subject|the text is copied: paste it there/),
  ).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(long.body);
});

test('open blanks are named before an email leaves, and filled on the way', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openResult(page, emails.recruiter.replace('six people', '[fill in: number] people'));
  await button(page, 'Copy').click();
  const warning = page.getByRole('group', { name: '1 blank is still open: number.' });
  await expect(warning.getByRole('button', { name: 'Fill it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Number', { exact: true })).toBeFocused();
  await page.keyboard.type('six');
  await button(page, 'Copy').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toContain('six people in Lisbon');
});

test('Ctrl+S saves the result as a template, which the toast leads to', async ({ page }) => {
  const { subject } = await openResult(page, emails.recruiter);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Save as Template' });
  await expect(dialog.getByLabel('Template Name')).toBeFocused();
  await expect(dialog.getByLabel('Template Name')).toHaveValue(subject ?? '');
  await page.keyboard.type('Payments, first touch');
  await dialog.getByLabel('Category').selectOption('Job Application');
  await dialog.getByLabel('Tags').fill('payments');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'Remove payments' })).toBeVisible();

  await page.reload();
  await expect(dialog.getByLabel('Template Name')).toHaveValue('Payments, first touch');
  await page.keyboard.press('Control+s');
  await page.getByRole('link', { name: 'Open template' }).click();
  await expect(page).toHaveURL(/\/dashboard\/templates\/[\da-f-]{36}/);
  await expect(page.getByRole('heading', { name: 'Payments, first touch' })).toBeVisible();
});

test('a template is open where its first reader was filled in, unless the words are kept', async ({
  page,
}) => {
  await openResult(page, emails.recruiter.replace('six people', '[fill in: number] people'));
  await page.getByLabel('Number', { exact: true }).fill('six');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Save as Template' });
  await expect(dialog.getByText('You filled 1 blank: number.')).toBeVisible();
  const email = dialog.getByRole('region', { name: 'Email' });
  await expect(email).toContainText('[fill in: number] people');
  await dialog.getByLabel('Keep what I filled in').check();
  await expect(email).toContainText('six people');
  await dialog.getByLabel('Keep what I filled in').uncheck();
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await page.getByRole('link', { name: 'Open template' }).click();
  await expect(
    page.getByLabel('Number', { exact: true }).or(page.getByText('[fill in: number]')).first(),
  ).toBeVisible();
});

test('an email with a long link is saved on a phone without scrolling sideways', async ({
  page,
}) => {
  const link = `https://brightlane.example/${'payments'.repeat(20)}`;
  await openResult(page, emails.recruiter.replace('Is this worth', `${link}\n\nIs this worth`));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Save as Template' });
  await expect(dialog.getByRole('region', { name: 'Email' })).toContainText(link);
  const over = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(over).toBe(0);
});

test('Ctrl+S saves the draft before there is a result', async ({ page }) => {
  await page.goto('/dashboard/coldmail');
  await page.getByLabel('Your email').fill(emails.recruiter);
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Save as Template' });
  await expect(dialog.getByLabel('Subject line')).toHaveValue('Staff engineer, payments, Lisbon');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Your email')).toHaveValue(emails.recruiter);
});

test('what was sent and what came of it is there after a reload', async ({ page }) => {
  await openResult(page, emails.recruiter);
  const sent = page.getByRole('region', { name: 'Did you send it?' });
  await sent.scrollIntoViewIfNeeded();
  await sent.getByLabel('Sent to, optional').fill('Ines Moreau');
  await page.keyboard.press('Enter');
  const row = sent.getByRole('listitem').filter({ hasText: 'Ines Moreau' });
  await row.getByRole('button', { name: 'Replied' }).click();
  await expect(sent.getByText('Not enough data yet: 1 of the 5')).toBeVisible();
  await page.reload();
  await sent.scrollIntoViewIfNeeded();
  await expect(row.getByRole('button', { name: 'Replied', pressed: true })).toBeVisible();
});

test('on a phone what was just marked as sent stands clear of every toast', async ({ page }) => {
  await openResult(page, emails.recruiter);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: 'Save template' }).click();
  const toasts = page.getByRole('region', { name: 'Notifications' }).getByRole('list');
  await expect(toasts.getByRole('listitem')).toHaveCount(1);
  await page.getByLabel('Sent to, optional').fill('Ines Moreau, head of payments, Kestrel Pay');
  await page.keyboard.press('Enter');
  const row = page.getByRole('region', { name: 'Did you send it?' }).getByRole('listitem');
  await expect(row).toBeVisible();
  const between = async () => {
    const [above, below] = [await row.boundingBox(), await toasts.boundingBox()];
    return (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
  };
  await expect.poll(between).toBeGreaterThan(0);
});

test('a template that is near goes above what was being written', async ({ page }) => {
  await openResult(page, emailNearTemplates);
  await page.getByLabel('Your email').fill('What I was writing.');
  const near = page.getByRole('heading', { name: 'Templates like this email' });
  await page.getByRole('region', { name: 'Did you send it?' }).scrollIntoViewIfNeeded();
  await near.scrollIntoViewIfNeeded();
  await page
    .getByRole('button', { name: /^Use “/ })
    .first()
    .click();
  await expect(page.getByText('Template loaded')).toBeVisible();
  await expect(page.getByLabel('Your email')).toHaveValue(/^Subject: [\s\S]+What I was writing\.$/);
});
