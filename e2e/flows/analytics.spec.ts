import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { OptimizeEmailReply, paths, type Optimization } from '@replysmith/contract';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const address = '/dashboard/analytics';

/** Has emails optimised, one after the other; what the coach answered of each. */
async function optimize(page: Page, texts: readonly string[]): Promise<Optimization[]> {
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin };
  const optimizations: Optimization[] = [];
  for (const content of texts) {
    const data = { content, session_id: null, message_type: 'email_optimization' };
    const answer = await page.request.post(paths.optimizeEmail, { headers, data });
    optimizations.push(OptimizeEmailReply.parse(await answer.json()).optimization);
  }
  return optimizations;
}

/** To two decimals, as it is written. */
function average(figures: readonly number[]): string {
  const sum = figures.reduce((total, figure) => total + figure, 0);
  return String(Math.round((sum / figures.length) * 100) / 100).replace('-', '−');
}

const list = (page: Page) => page.getByRole('list', { name: 'Emails', exact: true });
const chart = (page: Page, name: string) => page.getByRole('figure', { name });

test('two emails are counted, charted, tabled, and found behind what cost them points', async ({
  page,
}) => {
  await signIn(page, newAccount());
  const won = await optimize(page, [emails.agency, emails.freelancer]);
  await page.goto(address);

  const cell = (name: string) =>
    page.locator('dl > div').filter({ has: page.getByRole('button', { name, exact: true }) });
  await expect(cell('Emails optimized')).toContainText('2in 7 daysNew: none in the 7 days before');
  const before = average(won.map(({ score }) => score.original_score));
  const after = average(won.map(({ score }) => score.optimized_score));
  await expect(cell('Score before')).toContainText(`${before}from 2 emails`);
  await expect(cell('Score after')).toContainText(`${after}from 2 emails`);
  await cell('Score before').getByRole('button').focus();
  await expect(page.getByRole('tooltip')).toHaveText(/^Points of your drafts/u);

  await expect(chart(page, 'Emails per day').getByText('2 emails on 1 of 7 days.')).toBeVisible();
  const scores = chart(page, 'Score before and after');
  await scores.getByText('Show as table').click();
  await expect(scores.getByRole('row').last().getByRole('cell')).toHaveText([before, after, '2']);

  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  const areas = page.getByRole('region', { name: 'What cost you most' });
  const one = areas.getByRole('button', { name: / 1 of 2 emails$/u }).first();
  const area = (await one.locator('span').first().textContent()) ?? '';
  await one.click();
  await expect(page.getByText(`1 email where “${area}” cost points`)).toBeVisible();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
  await expect(list(page).getByText(area, { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText(`1 email where “${area}” cost points`)).toBeVisible();
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(2);
  await list(page).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dashboard\/coldmail\/[\da-f-]{36}/u);
});

test('the days are in the address: reloaded, gone back to, chosen by hand', async ({ page }) => {
  await signIn(page, newAccount());
  await optimize(page, [emails.freelancer]);
  await page.goto(address);
  const month = page.getByRole('button', { name: '30 days', exact: true });
  await month.click();
  await expect(page).toHaveURL(`${address}?range=30d`);
  await page.reload();
  await expect(month).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('1 email on 1 of 30 days.')).toBeVisible();
  await expect(page.getByRole('link', { name: '1 year with Pro' })).toBeVisible();

  await page.getByLabel('From').fill('2026-01-01');
  await page.getByLabel('To', { exact: true }).fill('2026-01-03');
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(page).toHaveURL(`${address}?from=2026-01-01&to=2026-01-03`);
  await expect(page.getByText('1 January 2026 to 3 January 2026')).toBeVisible();
  await expect(page.getByText('No email optimized in this period')).toBeVisible();
  await page.goBack();
  await expect(month).toHaveAttribute('aria-pressed', 'true');
});

test('a chart is one stop for the Tab key, and arrows lead from day to day', async ({ page }) => {
  await signIn(page, newAccount());
  await optimize(page, [emails.freelancer]);
  await page.goto(address);
  const marks = chart(page, 'Emails per day').getByRole('img');
  await expect(marks).toHaveCount(7);
  await marks.last().focus();
  await expect(marks.last()).toHaveAccessibleName(/: 1 email$/u);
  await page.keyboard.press('ArrowLeft');
  await expect(marks.nth(5)).toBeFocused();
  await expect(chart(page, 'Emails per day').getByText('0 emails')).toBeVisible();
  await page.keyboard.press('Home');
  await expect(marks.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(chart(page, 'Emails per day').getByText('Show as table')).toBeFocused();
});

test('Pro sees a year and what each rule cost, and the CSV is what is on screen', async ({
  page,
}) => {
  await signIn(page, newAccount(), { isVerified: true, plan: 'Pro' });
  await optimize(page, [emails.agency, emails.blast]);
  await page.goto(`${address}?range=365d`);
  await expect(chart(page, 'Emails per day').getByText('2 emails on 1 of 365 days.')).toBeVisible();

  const table = page.getByRole('region', { name: 'What each rule cost table' });
  await table.getByRole('button', { name: 'Lost before' }).click();
  await expect(page).toHaveURL(/rules=before/u);
  const more = table.getByRole('button', { name: /^and \d+ more$/u });
  if (await more.isVisible()) await more.click();
  // On screen all have one decimal, to stand in a column.
  const plain = (points: string) => String(Number(points));
  const shown: string[][] = [];
  for (const row of (await table.getByRole('row').all()).slice(1)) {
    const rule = await row.getByRole('rowheader').textContent();
    const [emailsCost, ...lost] = await row.getByRole('cell').allTextContents();
    shown.push([rule ?? '', ...(emailsCost?.match(/\d+/gu) ?? []), ...lost.map(plain)]);
  }
  expect(shown.length).toBeGreaterThan(1);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV: rules' }).click(),
  ]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n').slice(1);
  expect(lines).toEqual(shown.map((cells) => cells.join(',')));
});
