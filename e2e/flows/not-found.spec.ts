import type { Page } from '@playwright/test';
import { paths } from '@replysmith/contract';
import { expect, test } from '../fixtures/test.ts';

const missing = ['/no/such/page', '/nothing', '/library/no-such-template'];

async function expectNotFound(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
  await expect(page).toHaveTitle(/^Page not found/);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
}

for (const address of missing) {
  test(`${address} is answered with the page for what is missing, which stays as it came`, async ({
    page,
  }) => {
    await page.addInitScript(
      "addEventListener('DOMContentLoaded', () => document.querySelector('h1').dataset.built = '')",
    );
    const reported = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith(paths.userAnalytics),
    );
    const answer = await page.goto(address);
    expect(answer?.status()).toBe(404);
    expect((await reported).postDataJSON()).toEqual({
      metric_name: 'page_not_found',
      metric_value: 1,
      metadata: { url: address, severity: 'low' },
    });
    await expectNotFound(page);
    await expect(page.locator('h1[data-built]')).toBeVisible();

    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('starts at 100');
  });
}

test('a link within the site to a template that is gone leads to the same page', async ({
  page,
}) => {
  await page.goto('/library', { waitUntil: 'networkidle' });
  await page.evaluate(
    "document.querySelector('main a[href^=\"/library/\"]').setAttribute('href', '/library/no-such-template')",
  );
  await page.locator('main a[href="/library/no-such-template"]').click();
  await expectNotFound(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const address of missing) {
    test(`${address} says that nothing is there`, async ({ page }) => {
      const answer = await page.goto(address);
      expect(answer?.status()).toBe(404);
      await expectNotFound(page);
    });
  }
});
