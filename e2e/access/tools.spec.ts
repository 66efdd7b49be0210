import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test('the tools are accessible and fit at every width, in both themes, full and empty', async ({
  page,
}) => {
  test.slow();
  await signIn(page, newAccount());
  await page.goto('/dashboard/tools');
  const panel = page.getByRole('tabpanel');
  for (const tab of ['Email Marketing', 'Other Tools']) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(panel).toHaveAccessibleName(tab);
    await expectAccessible(page, tab);
  }
});

test('the tabs are walked by keys, kept in the address', async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/tools');
  await page.getByRole('tab', { name: 'Email Marketing' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Online Courses' })).toBeFocused();
  await expect(page).toHaveURL('/dashboard/tools?tab=online-courses');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Online Courses', selected: true })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('nslookup -type=TXT _dmarc.example.com')).toBeVisible();
  await page.getByRole('link', { name: 'What mailboxes ask of senders' }).click();
  await expect(page).toHaveURL(/\/dashboard\/help\/learning-resources\/arriving/u);
});
