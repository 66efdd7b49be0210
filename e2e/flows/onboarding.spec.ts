import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test.beforeEach(({ page }) => signIn(page, newAccount(), { isNew: true }));

test('a newcomer goes through the tutorial once, and what they tell of themselves is saved', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const tutorial = page.getByRole('dialog', { name: 'Tutorial' });
  await expect(tutorial.getByText('Step 1 of 4')).toBeVisible();
  await tutorial.getByRole('button', { name: 'Next' }).click();
  await page.reload();
  await expect(tutorial.getByText('Step 2 of 4')).toBeVisible();
  await tutorial.getByRole('button', { name: 'Next' }).click();
  await tutorial.getByRole('button', { name: 'Next' }).click();
  await tutorial.getByLabel('Company').fill('Brightlane');
  await tutorial.getByLabel('Industry').fill('coffee');
  await tutorial.getByLabel('Tone').selectOption('friendly');
  await tutorial.getByRole('button', { name: 'Get Started' }).click();
  await expect(tutorial).toBeHidden();
  await expect(page.getByText('2 of 5 done, 40%')).toBeVisible();

  await page.reload();
  await expect(page.getByText('2 of 5 done, 40%')).toBeVisible();
  await expect(page.getByText(/^Paste a draft to see what Brightlane’s/u)).toBeVisible();
  await expect(tutorial).toBeHidden();
});

test('Escape leaves it for good, with the focus back on the page', async ({ page }) => {
  await page.goto('/dashboard');
  const tutorial = page.getByRole('dialog', { name: 'Tutorial' });
  await expect(tutorial.getByText('Step 1 of 4')).toBeVisible();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.keyboard.press('Escape');
  await expect(tutorial).toBeHidden();
  expect((await saved).ok()).toBe(true);
  await page.goto('/dashboard');
  await expect(page.getByText('1 of 5 done, 20%')).toBeVisible();
  await expect(tutorial).toBeHidden();
});

test('it closes though the server does not answer, and is saved when it does', async ({ page }) => {
  await page.goto('/dashboard');
  const tutorial = page.getByRole('dialog', { name: 'Tutorial' });
  await expect(tutorial.getByText('Step 1 of 4')).toBeVisible();
  await page.route('**/rest/v1/profiles/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  );
  await tutorial.getByRole('button', { name: 'Skip Tutorial' }).click();
  await expect(tutorial).toBeHidden();
  await expect(
    page.getByText('Failed to save onboarding progress. Please try again.'),
  ).toBeVisible();
  await page.unroute('**/rest/v1/profiles/*');
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH');
  await page.reload();
  expect((await saved).ok()).toBe(true);
  await expect(tutorial).toBeHidden();
});

test('no tutorial stands over a page that somebody came for', async ({ page }) => {
  await page.goto('/dashboard/templates');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('from the tutorial to a first result with the sample, and the checklist ticks itself', async ({
  page,
}) => {
  await page.goto('/dashboard');
  const tutorial = page.getByRole('dialog', { name: 'Tutorial' });
  await tutorial.getByRole('button', { name: 'Next' }).click();
  await tutorial.getByRole('link', { name: 'Try it on a sample email' }).click();
  await expect(page).toHaveURL('/dashboard/coldmail');
  await expect(page.getByRole('textbox').first()).toHaveValue(/Fernhill/u);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText(/^Result ready/u).first()).toBeAttached();

  await page.getByRole('link', { name: 'Dashboard', exact: true }).click();
  await expect(tutorial.getByText('Step 3 of 4')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('2 of 5 done, 40%')).toBeVisible();
  const scores = page.getByRole('list', { name: 'Your last scores' });
  await scores.getByRole('link').click();
  await expect(page).toHaveURL(/\/coldmail\/[0-9a-f-]{36}$/u);
});
