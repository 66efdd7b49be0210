import type { Page } from '@playwright/test';
import { pages } from '@replysmith/contract';
import { publicAddresses, withFewAlike } from '../../tools/product/public-addresses.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

const main = (page: Page) => page.getByRole('main');

test('every public page says all it has to say', async ({ page, baseURL }) => {
  test.slow();
  const paths = withFewAlike(await publicAddresses(baseURL ?? ''));
  expect(paths).toContain(pages.home);
  expect(paths).toContain(pages.about);
  for (const path of paths) {
    await page.goto(path);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    await expect.soft(page.getByRole('banner').getByRole('link').first(), path).toBeVisible();
    await expect.soft(page.getByRole('contentinfo').getByRole('link').first(), path).toBeVisible();
    const words = (await main(page).innerText()).split(/\s+/);
    expect.soft(words.length, path).toBeGreaterThan(100);
    await expect.soft(page.getByText(/^Loading/).filter({ visible: true }), path).toHaveCount(0);
  }
});

test('the front page has its score with the account, its pictures and its prices', async ({
  page,
}) => {
  await page.goto(pages.home);
  const demo = page.getByRole('region', { name: 'Score an email' });
  const ring = demo.getByRole('img', { name: /^Score \d+ of 100/ });
  await expect(ring).toBeVisible();
  const score = Number(/\d+/.exec((await ring.getAttribute('aria-label')) ?? '')?.[0]);
  await expect(demo.getByText(`100 − ${String(100 - score)}`)).toBeVisible();
  const ledger = demo.getByRole('list', { name: 'Points lost' }).getByRole('listitem');
  await expect(ledger.first()).toContainText(/−\d/);

  const prices = page.locator('#pricing');
  await expect(prices.getByRole('article')).toHaveCount(3);
  for (const price of ['$0', '$29', '$99']) {
    await expect(prices.getByText(price, { exact: true })).toBeVisible();
  }
  await expect(prices.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute(
    'href',
    `${pages.signUp}?plan=free`,
  );

  const pictures = main(page)
    .getByRole('link')
    .filter({ has: page.locator('img') });
  await expect(pictures).toHaveCount(9);
});

test('a template is read with its score and the reasons', async ({ page }) => {
  // One that loses something.
  await page.goto(`${pages.publicLibrary}/slow-checkout-timed`);
  await expect(
    main(page)
      .getByRole('img', { name: /^Score \d+ of 100/ })
      .first(),
  ).toBeVisible();
  const account = main(page).getByRole('list', { name: 'Points lost' });
  await expect(account.getByRole('listitem').first()).toContainText(/−\d/);
});
