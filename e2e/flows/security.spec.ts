import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test, type Account } from '../fixtures/test.ts';
import { nextStep, totp } from '../fixtures/totp.ts';

const security = '/dashboard/settings/security';

async function givePassword(page: Page, { email, password }: Account) {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Sets two-factor sign-in up by hand; answers with the key, the code that confirmed it and the recovery codes. */
async function setUpTwoFactor(page: Page, { password }: Account) {
  await page.goto(security);
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: /QR code/ })).toBeVisible();
  const key = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  const usedCode = totp(key, Date.now());
  await dialog.getByLabel('Six-digit code').pressSequentially(usedCode);
  await expect(dialog.getByRole('heading', { name: 'Two-factor sign-in is on' })).toBeVisible();
  const codes = await dialog.getByRole('listitem').allInnerTexts();
  await dialog.getByRole('button', { name: 'I have saved them' }).click();
  return { key, usedCode, codes };
}

test('with two-factor sign-in the password alone opens nothing', async ({ page }) => {
  const account = await signIn(page, newAccount(), { isVerified: true });
  const { key, usedCode, codes } = await setUpTwoFactor(page, account);
  expect(codes.length).toBeGreaterThanOrEqual(8);
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(security);
  await givePassword(page, account);
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  const peek = await page.context().newPage();
  await peek.goto('/dashboard');
  await expect(peek).toHaveURL(/\/auth/);
  await peek.close();

  const code = page.getByLabel('Six-digit code');
  await code.pressSequentially(usedCode);
  await expect(page.getByText('This code is wrong, or it was already used.').first()).toBeVisible();
  await code.fill(totp(key, nextStep()));
  await expect(page).toHaveURL(security);

  const [recovery = ''] = codes;
  for (const isFirstUse of [true, false]) {
    await page.context().clearCookies();
    await page.goto('/auth');
    await givePassword(page, account);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    await page.getByLabel('Recovery code').fill(recovery);
    await page.getByRole('button', { name: 'Sign In' }).click();
    if (isFirstUse) await expect(page).toHaveURL(/\/dashboard/);
    else await expect(page.getByText(/code is wrong/).first()).toBeVisible();
  }
});

test('two-factor sign-in is turned off with the password', async ({ page }) => {
  const account = await signIn(page, newAccount(), { isVerified: true });
  await setUpTwoFactor(page, account);
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText('Current password is incorrect').first()).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
  await page.context().clearCookies();
  await page.goto('/auth');
  await givePassword(page, account);
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a session is signed out from another browser', async ({ page, browser, baseURL }) => {
  const account = newAccount();
  await signIn(page, account);
  const phone = await browser.newContext({
    ...(baseURL && { baseURL }),
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
  });
  const there = await phone.newPage();
  await there.goto('/auth');
  await givePassword(there, account);
  await expect(there).toHaveURL(/\/dashboard/);

  await page.goto(security);
  await expect(page.getByText('This browser')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('Nowhere else.')).toBeVisible();
  await expect(there.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await there.reload();
  await expect(there).toHaveURL(/\/auth/);
  await phone.close();
});

test('the password is changed in the settings', async ({ page }) => {
  const account = newAccount();
  await signIn(page, account);
  await page.goto(security);
  const change = async (current: string, next: string, again: string) => {
    await page.getByLabel('Current password').fill(current);
    await page.getByLabel('New password', { exact: true }).fill(next);
    await page.getByLabel('Confirm new password').fill(again);
    await page.getByRole('button', { name: 'Change Password' }).click();
  };
  await change(account.password, 'Fernhill-22', 'Fernhill-23');
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await change('Wrong-Password-1', 'Fernhill-22', 'Fernhill-22');
  await expect(page.getByText('Current password is incorrect').first()).toBeVisible();
  await change(account.password, 'Fernhill-22', 'Fernhill-22');
  await expect(page.getByText('Password changed')).toBeVisible();
  await page.reload();
  await expect(page.getByText('This browser')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/auth');
  await givePassword(page, { ...account, password: 'Fernhill-22' });
  await expect(page).toHaveURL(/\/dashboard/);
});

test('one takes one’s data along and leaves for good, on every tab', async ({ page }) => {
  const account = newAccount();
  await signIn(page, account);
  await page.goto('/dashboard/settings/data');
  const other = await page.context().newPage();
  await other.goto('/dashboard');

  await page.getByRole('button', { name: 'Export my data' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(account.password);
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Export' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.json$/);
  const contents = await readFile(await download.path(), 'utf8');
  expect(JSON.stringify(JSON.parse(contents))).toContain(account.email);

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/to confirm/).fill(account.email);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Account deleted')).toBeVisible();
  await expect(other).toHaveURL('/');
  const { origins } = await page.context().storageState();
  const storedKeys = origins.flatMap(({ localStorage }) => localStorage.map(({ name }) => name));
  expect(storedKeys.filter((name) => name.startsWith('replysmith:kept:'))).toEqual([]);

  await page.goto('/auth');
  await givePassword(page, account);
  await expect(page.getByText('Login failed').first()).toBeVisible();
});

test('old addresses lead on and keep their query', async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto('/settings?from=mail');
  await expect(page).toHaveURL('/dashboard/settings/profile?from=mail');
  await page.goto('/upgrade?upgrade=pro');
  await expect(page).toHaveURL('/dashboard/upgrade?upgrade=pro');
});

test('sections have addresses that Back and Forward follow', async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto(security);
  await page.getByRole('link', { name: 'Your data' }).click();
  await expect(page.getByRole('heading', { name: 'Export your data' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Two-factor sign-in' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL('/dashboard/settings/data');
});

test('sign-in leads to no other site, whatever the address asks for', async ({ page, baseURL }) => {
  await signIn(page, newAccount());
  for (const hostile of [
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'https://evil.example',
    'javascript:alert(1)',
    '/.//evil.example',
    '/AUTH',
  ]) {
    const param = encodeURIComponent(hostile);
    await page.goto(`/auth?next=${param}&from=${param}&plan=${param}`);
    await expect(page, hostile).toHaveURL(`${baseURL ?? ''}/dashboard`);
  }
});

test('a plan that was chosen before signing in leads to its upgrade', async ({ page }) => {
  const account = newAccount();
  await signIn(page, account);
  await page.context().clearCookies();
  await page.goto('/signup?plan=starter');
  const plan = page.getByRole('region', { name: 'The plan you chose' });
  await expect(plan).toContainText('$29');
  await page.getByRole('link', { name: 'Already have an account? Sign in' }).click();
  await expect(page).not.toHaveURL(/mode=signup/);
  await expect(plan).toContainText('$29');
  await givePassword(page, account);
  await expect(page).toHaveURL('/dashboard/upgrade?upgrade=starter');
});

test('account pages have no accessibility faults', async ({ page }) => {
  for (const address of ['/auth', '/auth?mode=reset', '/signup?plan=starter']) {
    await page.goto(address);
    await expect(page.locator('form')).toBeVisible();
    await expectAccessible(page, address);
  }
  await signIn(page, newAccount(), { isVerified: true });
  await page.goto(security);
  await expect(page.getByText('This browser')).toBeVisible();
  await expectAccessible(page, 'security');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  await expectAccessible(page, 'setting up');
  await page.goto('/dashboard/settings/data');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeVisible();
  await expectAccessible(page, 'deleting');
});
