import type { Page } from '@playwright/test';
import { paths } from '@replysmith/contract';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const signOutPath: string = paths.accounts.signOut;
const campaigns = `**${paths.wizardCampaigns}/**`;

async function writeCampaign(page: Page): Promise<void> {
  await page.goto('/dashboard/wizard/new');
  await page.getByLabel('Template name').fill('ONE');
  await expect(page.getByText(/^Saved \d\d:\d\d$/)).toBeVisible();
}

const signOut = (page: Page) => page.getByRole('button', { name: 'Sign Out' }).click();

test('a change that is slow to save is with the server before signing out', async ({ page }) => {
  await signIn(page, newAccount());
  await writeCampaign(page);
  await page.route(campaigns, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });
  const answers: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const isOfEither = pathname.startsWith(paths.wizardCampaigns) || pathname === signOutPath;
    const method = response.request().method();
    if (isOfEither && method !== 'GET') answers.push(`${method} ${response.status()}`);
  });
  await page.getByLabel('Template name').fill('TWO');
  await signOut(page);
  await expect(page.getByText('Successfully logged out.')).toBeVisible();
  expect(answers).toEqual(['PATCH 200', 'POST 200']);
});

test('asks before it forgets a change that cannot be saved', async ({ page }) => {
  await signIn(page, newAccount());
  await writeCampaign(page);
  await page.route(campaigns, (route) => route.abort());
  await page.getByLabel('Template name').fill('TWO');
  await signOut(page);
  const confirmation = page.getByRole('dialog', { name: 'One campaign is not saved' });
  await expect(confirmation.getByRole('button', { name: 'Stay' })).toBeFocused();
  await confirmation.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Template name')).toHaveValue('TWO');
  await signOut(page);
  await confirmation.getByRole('button', { name: 'Sign out and forget' }).click();
  await expect(page).toHaveURL('/');
});

test('a question that does not come leaves the page as it is, and comes after a reload', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await writeCampaign(page);
  await page.route(campaigns, (route) => route.abort());
  const name = page.getByLabel('Template name');
  await name.fill('TWO');
  const question = '**/assets/sign-out-dialog-*.js';
  await page.route(question, (route) => route.abort());
  await signOut(page);
  await expect(page.getByText('The sign-out could not be loaded')).toBeVisible();
  await name.fill('THREE');
  await page.unroute(campaigns);
  await page.unroute(question);
  await page.getByRole('button', { name: /^Reload The sign-out/u }).click();
  await expect(name).toHaveValue('THREE');

  await page.route(campaigns, (route) => route.abort());
  await name.fill('FOUR');
  await signOut(page);
  await expect(page.getByRole('dialog', { name: 'One campaign is not saved' })).toBeVisible();
});
