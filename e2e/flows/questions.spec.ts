import type { Page } from '@playwright/test';
import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const question = (page: Page) => page.getByLabel('Your question');
const answers = (page: Page) => page.getByText(/^Answered by the coach/);

test.beforeEach(async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  await expect(page.getByRole('button', { name: 'Ask Question' })).toHaveCount(0);
  await page.getByLabel('Your email').fill(emails.agency);
  await page.getByLabel('Your email').press('Control+Enter');
  await expect(page.getByRole('heading', { name: /up from \d\.\d/ })).toBeVisible();
  await page.getByRole('button', { name: 'Ask Question' }).click();
});

test('a question is asked with Enter, is answered with its source, and costs nothing', async ({
  page,
}) => {
  await question(page).fill('How long should a cold email be?');
  await question(page).press('Shift+Enter');
  await question(page).press('Enter');
  await expect(answers(page)).toBeVisible();
  await expect(question(page)).toHaveValue('');
  await page.getByText(/^From “/).click();
  await expect(page.locator('blockquote')).toBeVisible();
  await expect(page.getByText('1 of 5 requests today').first()).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Answer ready' })).toHaveCount(1);
});

test('a question drawn from the result is asked by pressing it, and leads to the next', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'What should I fix first?' }).click();
  await expect(answers(page)).toHaveCount(1);
  const next = page.getByRole('group', { name: 'Ask next' }).getByRole('button').first();
  const words = (await next.textContent()) ?? '';
  await next.click();
  await expect(answers(page)).toHaveCount(2);
  await expect(page.getByRole('log').getByText(words, { exact: true }).last()).toBeVisible();
  await expect(answers(page).last()).toBeInViewport();
});

test('what it does not know it says, and names what it can answer', async ({ page }) => {
  await question(page).fill('How do I boil an egg?');
  await question(page).press('Control+Enter');
  await expect(page.getByText("I don't know that one.")).toBeVisible();
  const known = page.getByRole('group', { name: 'I can answer these' }).getByRole('button');
  await expect(known).not.toHaveCount(0);
});

test('the last question is edited as another try, and what was being written comes back', async ({
  page,
}) => {
  await question(page).fill('What is the capital of Peru?');
  await question(page).press('Enter');
  await expect(answers(page)).toHaveCount(1);
  await question(page).fill('A thought for later');
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(question(page)).toHaveValue('What is the capital of Peru?');
  await question(page).fill('How long should a cold email be?');
  await question(page).press('Enter');
  await expect(page.getByText("I don't know that one.")).toBeHidden();
  await expect(question(page)).toHaveValue('A thought for later');
});

test('each mode keeps its own draft, also after a reload', async ({ page }) => {
  await question(page).fill('Half a question');
  await page.getByRole('button', { name: 'Optimize Email' }).click();
  await page.getByLabel('Your email').fill('Half an email');
  await page.reload();
  await expect(page.getByLabel('Your email')).toHaveValue('Half an email');
  await page.getByRole('button', { name: 'Ask Question' }).click();
  await expect(question(page)).toHaveValue('Half a question');
});
