import type { Page } from '@playwright/test';
import { paths } from '@replysmith/contract';
import { expect, test } from '../fixtures/test.ts';

const cards = (page: Page) => page.locator('#pricing').getByRole('article');

test('who reads without JavaScript is told what the server answers the others', async ({
  page,
  browser,
}) => {
  await page.goto('/');
  await expect(cards(page)).toHaveCount(3);
  const withoutScripts = await browser.newContext({ javaScriptEnabled: false });
  const bare = await withoutScripts.newPage();
  await bare.goto(page.url());
  await expect(cards(bare)).toHaveCount(3);
  expect(await cards(bare).allInnerTexts()).toEqual(await cards(page).allInnerTexts());
  const goals = 'links => links.map((link) => link.getAttribute("href"))';
  expect(await cards(bare).getByRole('link').evaluateAll(goals)).toEqual(
    await cards(page).getByRole('link').evaluateAll(goals),
  );
  await expect(bare.getByText('Loading pricing plans...')).toBeHidden();
  await withoutScripts.close();
});

/** The layout shift so far, as browsers compute it. */
const shifts = `new Promise((tell) => {
  let sum = 0;
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) sum += value;
  }).observe({ type: 'layout-shift', buffered: true });
  requestAnimationFrame(() => requestAnimationFrame(() => tell(sum)));
})`;

for (const width of [390, 768, 1440]) {
  test(`plans that come late move little at ${String(width)} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    await page.route(`**${paths.pricingPlans}`, async (route) => {
      await slow;
      await route.continue();
    });
    await page.goto('/#pricing');
    await expect(page.getByText('Loading pricing plans...')).toBeAttached();
    await expect(page.getByRole('heading', { name: /transparent pricing/ })).toBeInViewport();
    await page.evaluate('document.fonts.ready');
    const section = page.locator('#pricing');
    const before = (await section.boundingBox())?.height ?? 0;
    answer();
    await expect(cards(page)).toHaveCount(3);
    const after = (await section.boundingBox())?.height ?? 0;
    expect(Math.abs(after - before)).toBeLessThan(80);
    expect(await page.evaluate<number>(shifts)).toBeLessThan(0.05);
  });
}
