import type { Page } from '@playwright/test';
import { EmailTemplate, LibraryTemplateList, paths } from '@replysmith/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const cards = (page: Page) => page.getByRole('article');
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function library(page: Page) {
  const answer = await page.request.get(paths.libraryTemplates);
  return LibraryTemplateList.parse(await answer.json()).items;
}

async function saveByApi(page: Page, name: string): Promise<string> {
  const { origin } = new URL(test.info().project.use.baseURL ?? '');
  const data = { name, subject_line: 'Your ovens', email_content: 'Hi Tom, are yours gas or not?' };
  const answer = await page.request.post(paths.emailTemplates, { data, headers: { origin } });
  return EmailTemplate.parse(await answer.json()).id;
}

test('a template is found, opened with its account, saved, and is in My Templates', async ({
  page,
}) => {
  await signIn(page, newAccount());
  const [template] = (await library(page)).filter(({ persona }) => persona === 'Podcast host');
  if (!template) throw new Error('The library has nothing for podcast hosts.');

  await page.goto('/dashboard/library');
  await page.getByRole('searchbox').fill('PÓDCAST host');
  await expect(page).toHaveURL(/q=P%C3%93DCAST\+host/);
  const industry = page.getByRole('checkbox', { name: new RegExp(`^${template.industry}`) });
  await industry.click();
  await expect(industry).toBeChecked();
  await expect(cards(page).filter({ hasText: template.name })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('PÓDCAST host');
  await page.getByRole('link', { name: template.name }).focus();
  await page.keyboard.press('Enter');

  const open = dialog(page, template.name);
  await expect(open.getByText(`100 − ${100 - template.optimization_score}`)).toBeVisible();
  await open.getByRole('button', { name: 'Save to My Templates' }).click();
  await expect(open.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(cards(page).filter({ hasText: template.name })).toContainText('Saved');

  await page.goto('/dashboard/templates');
  await expect(page.getByText(template.name).first()).toBeVisible();
  await page.goto(`/dashboard/library?template=${template.id}`);
  await open.getByRole('link', { name: 'Open in My Templates' }).click();
  await expect(page).toHaveURL(/\/dashboard\/templates\/[\da-f-]{36}/);
});

test('arrow keys lead through the whole shelf and from one open template to the next', async ({
  page,
}) => {
  await signIn(page, newAccount());
  const all = await library(page);
  await page.goto('/dashboard/library?sort=name');
  await cards(page).first().waitFor();
  expect(await cards(page).count()).toBeLessThan(all.length);
  await cards(page).first().getByRole('link').focus();
  await page.keyboard.press('End');
  const last = page.locator(':focus');
  await expect(last).toBeInViewport();
  const item = page.getByRole('listitem').filter({ has: last });
  await expect(item).toHaveAttribute('aria-posinset', String(all.length));
  await page.keyboard.press('Enter');
  await expect(page.getByText(`${all.length} of ${all.length}`)).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText(`${all.length - 1} of ${all.length}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard\/library\?sort=name$/);
});

test('a template goes to the chat once its blanks are filled in', async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/library?template=slow-checkout-timed');
  await page.getByRole('button', { name: 'Use in chat' }).click();
  const useDialog = dialog(page, 'Use template');
  await useDialog.getByLabel('First name').fill('Priya');
  await useDialog.getByRole('button', { name: 'Send to chat' }).click();
  await useDialog.getByRole('button', { name: 'Send as it is' }).click();
  await expect(page).toHaveURL(/\/dashboard\/coldmail/);
  await expect(page.getByRole('textbox').first()).toHaveValue(/Hi Priya,/);
});

test('with no place left it is said why nothing is saved, and what can be done', async ({
  page,
}) => {
  await signIn(page, newAccount());
  for (let number = 1; number <= 10; number += 1) await saveByApi(page, `Template ${number}`);
  await page.goto('/dashboard/library?template=slow-checkout-timed');
  const open = dialog(page, 'Slow checkout, timed by hand');
  await expect(open.getByText('All your template slots are in use.')).toBeVisible();
  await open.getByRole('button', { name: 'Save to My Templates' }).click();
  await expect(page.getByText('Usage Limit Reached')).toBeVisible();
  await open.getByRole('link', { name: 'see plans with more' }).click();
  await expect(page).toHaveURL(/\/dashboard\/upgrade/);
});

test('the library is accessible', async ({ page }) => {
  await signIn(page, newAccount());
  for (const [address, expected] of [
    ['/dashboard/library?q=podcast', 'Podcast host'],
    ['/dashboard/library?view=list', 'templates'],
    ['/dashboard/library?q=nothing+at+all+xyz', 'No templates found'],
    ['/dashboard/library?template=slow-checkout-timed', '100 −'],
  ] as const) {
    await page.goto(address);
    await page.getByText(expected).first().waitFor();
    await expectAccessible(page, address);
  }
});
