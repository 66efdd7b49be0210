import { linkMailedTo } from '../fixtures/mailbox.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test('a visitor signs up, verifies, signs in, signs out', async ({ page }) => {
  const account = newAccount();
  await page.goto('/');
  await page.getByRole('link', { name: 'Get started' }).first().click();
  await page.getByLabel('Full name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('Please check your email to verify your account.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();

  const link = await linkMailedTo(page, account.email, /confirm/i);
  for (const time of ['first', 'second']) {
    await page.goto(link);
    await expect(page.getByText('Your email is verified.'), time).toBeVisible();
    expect(page.url()).not.toContain('verify');
  }

  await page.goto('/auth');
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(page.getByText('Successfully logged in.')).toBeVisible();
  await expect(page.getByRole('heading', { name: /Good \w+, Nora/ })).toBeVisible();
  await page.getByRole('button', { name: 'Skip Tutorial' }).click();

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/dashboard/coldmail');
  await expect(page).toHaveURL(/\/auth/);
});

test('a wrong password and an unknown address read the same, and nothing typed is lost', async ({
  page,
}) => {
  const account = newAccount();
  await signIn(page, account);
  await page.context().clearCookies();
  await page.goto('/auth');
  const attempt = async (email: string) => {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('Wrong-Password-1');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect(page.getByText('Login failed').first()).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    return page.locator('body').innerText();
  };
  const wrong = await attempt(account.email);
  await page.reload();
  const unknown = await attempt(newAccount().email);
  expect(unknown).toBe(wrong);
  expect(wrong).toMatch(/Login failed\W+\w+/);
});

test('a forgotten password is replaced by mail, and the link works once', async ({ page }) => {
  const account = newAccount();
  await signIn(page, account);
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.locator('form').getByRole('button').last().click();
  await expect(page.getByText('Check your email for password reset instructions.')).toBeVisible();

  const link = await linkMailedTo(page, account.email, /password/i);
  await page.goto(link);
  await page.getByLabel('New password').fill('Fernhill-22');
  expect(page.url()).not.toContain('token=');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill('Fernhill-22');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\/dashboard/);

  await page.context().clearCookies();
  await page.goto(link);
  await page.getByLabel('New password').fill('Fernhill-33');
  await page.getByRole('button', { name: 'Set New Password' }).click();
  await expect(page.getByText(/expired|no longer|already used|invalid/i).first()).toBeVisible();
});

test('the guard brings a signed-out visitor back to the page they asked for', async ({ page }) => {
  const account = newAccount();
  await signIn(page, account);
  await page.context().clearCookies();
  await page.goto('/dashboard/coldmail?from=a-bookmark');
  await expect(page).toHaveURL(/\/auth/);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL('/dashboard/coldmail?from=a-bookmark');
});
