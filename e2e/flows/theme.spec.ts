import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const scheme = 'data-mantine-color-scheme';

test('the theme is chosen once for every page and every tab', async ({ page, context }) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.locator('html')).toHaveAttribute(scheme, 'light');

  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect(page.locator('html')).toHaveAttribute(scheme, 'dark');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute(scheme, 'dark');
  await other.reload();
  await expect(other.locator('html')).toHaveAttribute(scheme, 'dark');

  await other.goto('/dashboard/coldmail');
  await other.getByRole('button', { name: 'Switch theme' }).click();
  await expect(page.locator('html')).toHaveAttribute(scheme, 'light');
});
