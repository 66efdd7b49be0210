import { helpTopics } from '@replysmith/help';
import { paths, PricingPlanList } from '@replysmith/contract';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await signIn(page, newAccount());
});

test('a guide is found in spite of a slip, sent on as a link, and opens in view', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/dashboard/help');
  await page.getByRole('searchbox', { name: 'Search the help' }).fill('recoverry codes');
  const guide = page.getByRole('article', { name: 'Turn on two-factor sign-in' });
  await expect(guide.locator('mark', { hasText: 'recovery' }).first()).toBeVisible();
  await page.reload();
  await guide.getByRole('button', { name: 'Turn on two-factor sign-in', exact: true }).click();
  await guide.getByRole('button', { name: /^Copy link/ }).click();
  await expect(guide.getByText('Copied', { exact: true })).toBeVisible();

  await page.goto(await page.evaluate<string>('navigator.clipboard.readText()'));
  await expect(page).toHaveURL(/\/dashboard\/help\/security-privacy\/two-factor$/);
  const heading = page.getByRole('heading', { name: 'Turn on two-factor sign-in' });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(/q=recoverry\+codes/);
});

test('a closed topic is kept for the search of the browser, and is printed', async ({ page }) => {
  await page.goto('/dashboard/help');
  const heading = page.getByRole('heading', { name: /^Put in variables/, includeHidden: true });
  await expect(heading).toBeHidden();
  const hidden = heading.locator('xpath=ancestor::*[@hidden]');
  await expect(hidden).toHaveAttribute('hidden', 'until-found');
  await page.emulateMedia({ media: 'print' });
  await expect(hidden).toHaveCSS('content-visibility', 'visible');
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('navigation', { name: 'Topics' }).getByText('My Templates').click();
  await expect(heading).toBeVisible();
  await expect(page.getByRole('button', { name: /^My Templates \d/ })).toBeFocused();
});

test('every figure that the help names is one that the plans have', async ({ page }) => {
  const { items } = PricingPlanList.parse(
    await (await page.request.get(paths.pricingPlans)).json(),
  );
  const starter = items.find(({ key }) => key === 'starter');
  const requests = starter?.features.find(
    ({ feature_key }) => feature_key === 'daily_ai_requests',
  )?.feature_value;
  await page.goto('/dashboard/help/subscription/what-plans-include');
  await expect(
    page.getByText(
      `Starter costs $${String(starter?.price_monthly)} a month: ${requests} requests`,
    ),
  ).toBeVisible();

  const all = page.getByRole('main');
  for (const { title } of helpTopics) {
    const topic = page.getByRole('button', { name: new RegExp(`^${title} \\d`) });
    if ((await topic.getAttribute('aria-expanded')) === 'false') await topic.click();
  }
  expect(await all.innerText()).not.toMatch(/\{\{|: … |\$…|… (on|in) (Free|Starter|Pro)/);
});

test('the help leads to the chat, the library, the settings and the tutorial', async ({ page }) => {
  await page.goto('/dashboard/help');
  for (const [name, path] of [
    ['Open the chat', '/dashboard/coldmail'],
    ['Browse the library', '/dashboard/library'],
    ['Contact Support', '/dashboard/settings'],
  ] as const) {
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await page.getByRole('button', { name: 'Restart tutorial' }).click();
  await expect(page.getByRole('dialog').getByText('Welcome to Replysmith')).toBeVisible();
});
