import type { Page } from '@playwright/test';
import { saveTemplate } from '../fixtures/templates.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const template = {
  name: 'Slow checkout',
  subject_line: '{{company}} checkout on phones',
  email_content:
    'Hi {{firstName}},\n\nYour checkout takes nine seconds on a phone. Is that known?\n\nNora',
};

const subject = (page: Page) => page.getByLabel('Subject', { exact: true });
const content = (page: Page) => page.getByLabel('Email content');
const ring = (page: Page) => page.getByRole('img', { name: /^Score \d+ of 100$/ });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

test('a template is written under its score, survives a reload and is saved', async ({ page }) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/templates/new');
  await page.getByLabel('Template name').fill('Slow checkout');
  await subject(page).fill('Quick question about your website');
  await content(page).fill('We are a leading agency that leverages cutting-edge solutions.');
  await expect(ring(page)).toBeVisible();
  const poor = await ring(page).getAttribute('aria-label');

  await content(page).fill('Hi ');
  await content(page).press('End');
  await content(page).pressSequentially('{{fir');
  await expect(page.getByRole('option', { name: 'firstName' })).toBeVisible();
  await content(page).press('Enter');
  await content(page).pressSequentially(
    ', the checkout at {{company}} takes nine seconds on a phone. Three of your forty shops have the same problem, and one lost a tenth of its orders to it in March. Would a list of the three help?',
  );
  await expect(content(page)).toHaveValue(/^Hi \{\{firstName\}\}, the checkout/);
  await expect(ring(page)).not.toHaveAttribute('aria-label', poor ?? '');

  await expect(page.getByText(/^Kept in this browser, \d\d:\d\d$/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^What you wrote at .* is back\./)).toBeVisible();
  await expect(content(page)).toHaveValue(/nine seconds/);

  await page.keyboard.press('Control+s');
  await expect(page.getByText('Template created successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard\/templates\/[\da-f-]{36}/);
  await expect(page.getByText('Saved, version 1')).toBeVisible();
  await page.reload();
  await expect(content(page)).toHaveValue(/nine seconds/);
  await expect(page.getByText(/is back\./)).toHaveCount(0);
});

test('nothing of another tab is overwritten unseen, and every version can be had back', async ({
  page,
  context,
}) => {
  await signIn(page, newAccount());
  const { id } = await saveTemplate(page, template);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/dashboard/templates/${id}`);
    await expect(tab.getByText('Saved, version 1')).toBeVisible();
  }
  await subject(other).fill('Theirs, about phones');
  await save(other);
  await expect(other.getByText('Saved, version 2')).toBeVisible();
  // The first tab's version is older, whatever it has been told.
  await subject(page).fill('Mine, about phones');
  await save(page);
  const dialog = page.getByRole('dialog', { name: 'Changed elsewhere' });
  await dialog.getByRole('button', { name: 'See both' }).click();
  await expect(dialog.locator('ins').first()).toContainText('Mine');
  await expect(dialog.locator('del').first()).toContainText('Theirs');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Saved, version 3')).toBeVisible();
  await expect(subject(page)).toHaveValue('Mine, about phones');

  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Versions' }).click();
  const versions = page.getByRole('dialog', { name: 'Versions' });
  await versions.getByRole('button', { name: /^Score \d+, \w+ Version 1/ }).click();
  await versions.getByRole('button', { name: 'Restore version 1' }).click();
  await expect(subject(page)).toHaveValue(template.subject_line);
  await expect(page.getByText('Saved, version 4')).toBeVisible();
});

test('what is missing is asked for before a template goes to the chat, above what stands there', async ({
  page,
}) => {
  await signIn(page, newAccount());
  await page.goto('/dashboard/coldmail');
  await page.getByLabel('Your email').fill('Half a letter to Ines');
  const { id } = await saveTemplate(page, template);
  await page.goto(`/dashboard/templates/${id}`);
  await page.getByRole('button', { name: 'Use in chat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Use template' });
  await dialog.getByLabel('First name').fill('Tom');
  await dialog.getByRole('button', { name: 'Send to chat' }).click();
  await expect(dialog.getByText(/^Company has no value yet/)).toBeVisible();
  await dialog.getByLabel('Company').fill('Fernhill');
  await expect(dialog.getByRole('region', { name: 'Preview' })).toContainText('Hi Tom,');
  await dialog.getByRole('button', { name: 'Send to chat' }).click();

  await expect(page).toHaveURL('/dashboard/coldmail');
  await expect(page.getByText('Template loaded')).toBeVisible();
  const asEmail = `Subject: Fernhill checkout on phones\n\n${template.email_content.replace('{{firstName}}', 'Tom')}`;
  await expect(page.getByLabel('Your email')).toHaveValue(`${asEmail}\n\nHalf a letter to Ines`);
  await page.reload();
  await expect(page.getByLabel('Your email')).toHaveValue(`${asEmail}\n\nHalf a letter to Ines`);
  await expect
    .poll(async () => {
      const answer = await page.request.get(`/rest/v1/email_templates/${id}`);
      return ((await answer.json()) as { usage_count: number }).usage_count;
    })
    .toBe(1);
});

test('what was typed outlives a session that ends', async ({ page, context }) => {
  await signIn(page, newAccount());
  const { id } = await saveTemplate(page, template);
  await page.goto(`/dashboard/templates/${id}`);
  await subject(page).fill('Typed while signed out');
  await context.clearCookies();
  await save(page);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText(/Please sign in again/).first()).toBeVisible();
  await expect(subject(page)).toHaveValue('Typed while signed out');
});
