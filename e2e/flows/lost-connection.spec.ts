import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => signIn(page, newAccount()));

test('a page whose code cannot be had leaves the shell and what is open', async ({
  page,
  context,
}) => {
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1, name: /Settings/u })).toBeVisible();
  await page.evaluate('void (self.isTheSameDocument = true)');
  await context.setOffline(true);
  await page.getByRole('link', { name: 'Productivity', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText(/You may be offline/u)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await page.getByRole('link', { name: 'Settings', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: /Settings/u })).toBeVisible();
  expect(await page.evaluate("'isTheSameDocument' in self")).toBe(true);
  await context.setOffline(false);
  await page.getByRole('link', { name: 'Productivity', exact: true }).click();
  await page.getByRole('button', { name: 'Reload Page' }).click();
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toHaveCount(0);
  await expect(page).toHaveURL('/dashboard/productivity');
});

test('where no script comes, the page that loads can be loaded again', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible({ timeout: 15_000 });
  await page.unroute('**/*.js');
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Settings/u })).toBeVisible();
});
