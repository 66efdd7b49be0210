import { emails } from '../fixtures/emails.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => signIn(page, newAccount()));

test('the sidebar opens and collapses, and stays so after a reload', async ({ page, context }) => {
  await page.goto('/dashboard');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await expect(sidebar).toHaveCSS('width', '256px');
  await page.keyboard.press('Control+b');
  await expect(sidebar).toHaveCSS('width', '56px');
  await page.reload();
  await expect(sidebar).toHaveCSS('width', '56px');

  const cookie = (await context.cookies()).find(({ name }) => name === 'replysmith-sidebar');
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(6.9 * 86_400);

  await sidebar.getByRole('link', { name: 'Chat' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('Chat');
});

test('Ctrl+B in a field is left to the field', async ({ page }) => {
  await page.goto('/dashboard/coldmail');
  const sidebar = page.getByRole('complementary', { name: 'Sidebar' });
  await page.getByRole('textbox').first().press('Control+b');
  await expect(sidebar).toHaveCSS('width', '56px');
});

test('on a phone the sidebar is a sheet of 18 rem, with limits and the way out', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toHaveCSS('width', '288px');
  await expect(sheet.getByText('0 / 5')).toBeVisible();
  await expect(sheet.getByText(/^\d+h \d+m until daily reset$/)).toBeVisible();
  await sheet.getByRole('link', { name: 'Chat' }).click();
  await expect(page).toHaveURL('/dashboard/coldmail');
  await expect(sheet).toBeHidden();
});

test('every link of the sidebar and of home leads somewhere', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Upgrade' }).first()).toBeVisible();
  const paths = [];
  for (const link of await page.locator('aside a, main a').all()) {
    paths.push((await link.getAttribute('href')) ?? '');
  }
  expect(paths).toContain('/dashboard/upgrade');
  for (const path of new Set(paths)) {
    await page.goto(path);
    await expect(page.getByRole('heading').first()).toBeVisible();
    await expect(page.getByText('Oops!')).toHaveCount(0);
  }
});

test('using a request moves the meters, and the last ones are warned of', async ({ page }) => {
  for (const email of [emails.agency, emails.recruiter, emails.agency]) {
    await page.goto('/dashboard/coldmail');
    await page.getByRole('textbox').first().fill(email);
    await page.keyboard.press('Control+Enter');
    await expect(page).toHaveURL(/\/coldmail\/[0-9a-f-]{36}$/);
    await expect(page.getByText(/^Result ready/).first()).toBeAttached();
  }
  await expect(page.getByText('Approaching Limit')).toBeVisible();
  await expect(page.getByText('You have 2 AI requests remaining today')).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByRole('meter', { name: 'AI Requests', exact: true })).toHaveAttribute(
    'aria-valuetext',
    '3 of 5 used',
  );
  await expect(page.getByText('2 AI requests remaining today. See plans')).toBeVisible();
});

test('prices are those of the server, and lead signed-in people to the upgrade', async ({
  page,
}) => {
  await page.goto('/#pricing');
  const starter = page.getByRole('article', { name: 'Starter' });
  await expect(starter).toContainText('Most Popular');
  await expect(starter).toContainText('$29');
  await expect(starter).toContainText('20 Daily AI Requests');
  await expect(page.getByRole('link', { name: 'Access Dashboard' })).toBeVisible();
  await starter.getByRole('link').click();
  await expect(page).toHaveURL('/dashboard/upgrade?upgrade=starter');
  await page.context().clearCookies();
  await page.goto('/#pricing');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Login' })).toBeVisible();
  await starter.getByRole('link', { name: 'Start with Starter' }).click();
  await expect(page).toHaveURL(/plan=starter/);
});
