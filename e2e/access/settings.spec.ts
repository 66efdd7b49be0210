import { pages, paths } from '@replysmith/contract';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const sections = [
  ...['profile', 'preferences', 'notifications', 'templates', 'appearance', 'shortcuts'],
  ...['security', 'access-keys', 'billing', 'data', 'help'],
  ...['security', 'webhooks', 'billing', 'data', 'help'],
];

test('every section of the settings is accessible and fits', async ({ page }) => {
  test.slow();
  await signIn(page, newAccount());
  await page.goto(pages.settings);
  for (const section of sections) {
    await page
      .locator(`a[href="${pages.settingsOf(section)}"]`)
      .first()
      .click();
    await expect(page).toHaveURL(pages.settingsOf(section));
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectAccessible(page, section);
  }
});

test('a search of the settings, a failure to save or load, and the way out of mails are accessible and fit', async ({
  page,
}) => {
  test.slow();
  await signIn(page, newAccount());
  await page.goto(`${pages.settingsOf('profile')}?find=mail`);
  await expect(page.getByRole('link', { name: /Weekly report/ })).toBeVisible();
  await expectAccessible(page, 'a search');

  const isOfProfiles = (url: URL) => url.pathname.startsWith(paths.profiles);
  await page.route(isOfProfiles, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await page.goto(pages.settingsOf('profile'));
  await page.getByLabel('Company').fill('Kestrel');
  await page.getByLabel('Company').blur();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await expectAccessible(page, 'not saved');

  await page.goto(`${pages.unsubscribe}?token=none`);
  await page.getByRole('button', { name: 'Stop the weekly report' }).click();
  await expect(page.getByText(/Not stopped/)).toBeVisible();
  await expectAccessible(page, 'a link that is not ours');
});
