import { AccountSession, pages, paths } from '@replysmith/contract';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test('a setting saves itself, is still there after a reload, and is found by a search', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await page.goto(pages.settings);
  await expect(page).toHaveURL(pages.settingsOf('profile'));
  await page.getByLabel('Company').fill('Kestrel Pay');
  await page.getByLabel('Company').blur();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Kestrel Pay');

  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('dark');
  await page.getByRole('link', { name: /Theme/ }).click();
  await expect(page).toHaveURL(`${pages.settingsOf('appearance')}?find=dark#theme`);
  await page.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('what could not be saved is kept, asked about, and saved later', async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto(pages.settingsOf('profile'));
  await expect(page.getByLabel('Company')).toBeEnabled();
  const isSaving = (url: URL) => url.pathname.startsWith(paths.profiles);
  await page.route(isSaving, (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
  await page.getByLabel('Company').fill('Kestrel Pay');
  await page.getByLabel('Company').blur();
  await expect(page.getByText('Not saved', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Preferences', exact: true }).click();
  await expect(page.getByLabel('Tone')).toBeVisible();
  await page.getByRole('link', { name: 'Chat', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Leave without saving' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(page).toHaveURL(pages.chat);
  await page.unroute(isSaving);
  await page.goto(pages.settingsOf('profile'));
  await expect(page.getByLabel('Company')).toHaveValue('Kestrel Pay');
  // Leaving retries by itself, so no explicit save is needed.
  const get = async (path: string) => (await page.request.get(path)).text();
  const session = AccountSession.parse(JSON.parse(await get(paths.accounts.session)));
  const stored = () => get(`${paths.profiles}/${session?.user.id ?? ''}`);
  await expect.poll(stored).toContain('Kestrel Pay');
  await page.reload();
  await expect(page.getByLabel('Company')).toHaveValue('Kestrel Pay');
});
