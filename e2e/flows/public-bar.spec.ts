import { pages, paths } from '@replysmith/contract';
import type { Page } from '@playwright/test';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const phone = { width: 390, height: 844 };

const bar = (page: Page) => page.getByRole('banner');
const welcome = (page: Page) =>
  bar(page)
    .getByText(/^Welcome/)
    .filter({ visible: true });
const menuButton = (page: Page) => bar(page).getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' });

/** Signs in and lets the browser learn of it, as a visit of the page does. */
async function visitSignedIn(page: Page): Promise<string> {
  const account = newAccount();
  await signIn(page, account);
  await page.goto('/');
  await expect(welcome(page)).toHaveText(`Welcome ${account.email}`);
  return account.email;
}

async function expectGuestBar(page: Page): Promise<void> {
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Get started' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Dashboard' })).toBeHidden();
  await expect(welcome(page)).toHaveCount(0);
}

async function expectMemberBar(page: Page): Promise<void> {
  await expect(bar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Login' })).toBeHidden();
}

/** The heading is scrolled into view and not covered by the header. */
async function expectInSight(page: Page, heading: string): Promise<void> {
  const target = page.getByRole('heading', { name: heading });
  await expect(target).toBeInViewport();
  await expect
    .poll(async () => {
      const [above, below] = [await bar(page).boundingBox(), await target.boundingBox()];
      return (below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0));
    })
    .toBeGreaterThanOrEqual(0);
}

test('shows a visitor the ways around and in', async ({ page }) => {
  await page.goto('/');
  await expectGuestBar(page);
  await bar(page).getByRole('link', { name: 'Login' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goBack();
  await bar(page).getByRole('link', { name: 'Get started' }).click();
  await expect(page).toHaveURL('/auth?mode=signup');
  await page.goBack();
  await bar(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL(pages.about);
  await expect(bar(page).locator('[aria-current=page]:visible')).toHaveText('About');
});

test('leads to the chapters of the front page, from it and from others', async ({ page }) => {
  await page.goto(pages.contact);
  await bar(page).getByRole('link', { name: 'Pricing' }).click();
  await expectInSight(page, 'Simple, transparent pricing');
  await expect(page).toHaveURL('/#pricing');
  await page.evaluate('scrollTo(0, 0)');
  await bar(page).getByRole('link', { name: 'Pricing' }).click();
  await expectInSight(page, 'Simple, transparent pricing');
});

test('who is signed in sees so at the first paint, before any script or answer', async ({
  page,
}) => {
  await visitSignedIn(page);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/');
  await expectMemberBar(page);
  await expect(welcome(page)).toHaveCount(0);
});

test('a slow answer moves nothing, and then names who is signed in', async ({ page }) => {
  const email = await visitSignedIn(page);
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  await page.route(`**${paths.accounts.session}`, async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.getByRole('article', { name: 'Free' })).toBeVisible();
  await expectMemberBar(page);
  await expect(page.getByRole('link', { name: 'Access Dashboard' })).toBeVisible();
  const before = await bar(page).getByRole('link', { name: 'Dashboard' }).boundingBox();
  answer();
  await expect(welcome(page)).toHaveText(`Welcome ${email}`);
  expect(await bar(page).getByRole('link', { name: 'Dashboard' }).boundingBox()).toEqual(before);
});

test('what the browser remembered gives way to what the server says', async ({ page }) => {
  const email = await visitSignedIn(page);
  const stored = await page.evaluate<string>('JSON.stringify({ ...localStorage })');
  expect(stored).not.toContain(email);
  await page.context().clearCookies();
  await page.reload();
  await expectGuestBar(page);
  await page.route(`**${paths.accounts.session}`, (route) => route.abort());
  await page.reload();
  await expectGuestBar(page);
});

test('signing out in one tab is seen by the others', async ({ page, context }) => {
  await visitSignedIn(page);
  await page.goto(pages.contact);
  const publicTab = await context.newPage();
  await publicTab.goto(pages.about);
  await expectMemberBar(publicTab);
  const ownTab = await context.newPage();
  await ownTab.goto(pages.settings);
  await expect(ownTab.getByRole('heading', { level: 1 })).toBeVisible();

  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Successfully logged out.')).toBeVisible();
  await expect(page).toHaveURL('/');
  await expectGuestBar(page);
  await expectGuestBar(publicTab);
  await expect(ownTab).toHaveURL('/');
  await page.goto(pages.dashboard);
  await expect(page).toHaveURL('/auth');
});

test('says so when signing out fails, and stays signed in', async ({ page }) => {
  await visitSignedIn(page);
  await page.route(`**${paths.accounts.signOut}`, (route) => route.abort());
  await bar(page).getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByText('Failed to sign out.')).toBeVisible();
  await expectMemberBar(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('the menu holds all of the bar, and closes on choosing and on Escape', async ({ page }) => {
    await page.goto(pages.about);
    await menuButton(page).click();
    for (const name of ['Features', 'Pricing', 'About', 'Contact', 'Login', 'Get started']) {
      const link = menu(page).getByRole('link', { name });
      await expect(link).toBeVisible();
      expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press('Tab');
    await expect(menu(page).getByRole('link', { name: 'Features' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(menuButton(page)).toBeFocused();

    await menuButton(page).click();
    await menu(page).getByRole('link', { name: 'Pricing' }).click();
    await expect(menu(page)).toBeHidden();
    await expectInSight(page, 'Simple, transparent pricing');
  });

  test('one signs out from the menu', async ({ page }) => {
    const account = newAccount();
    await signIn(page, account);
    await page.goto('/');
    await expect(bar(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await menuButton(page).click();
    await expect(menu(page).getByText(`Welcome ${account.email}`)).toBeVisible();
    await expect(menu(page).getByRole('link', { name: 'Dashboard' })).toBeVisible();
    await menu(page).getByRole('button', { name: 'Sign Out' }).click();
    await expect(page.getByText('Successfully logged out.')).toBeVisible();
    await expect(bar(page).getByRole('link', { name: 'Get started' })).toBeVisible();
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the menu opens, closes and leads on', async ({ page }) => {
      await page.goto('/');
      await menuButton(page).click();
      await menu(page).getByRole('link', { name: 'About' }).click();
      await expect(page).toHaveURL(pages.about);
      await menuButton(page).click();
      await expect(menu(page).getByRole('link', { name: 'Contact' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(menu(page).getByRole('link', { name: 'Contact' })).toBeHidden();
    });
  });
});
