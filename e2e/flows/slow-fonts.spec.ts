import { isDrawn } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

const mostShift = 0.05;

/** The layout shift since load that no input caused. */
const shift = `new Promise((done) => {
  new PerformanceObserver((list) => {
    const shifts = list.getEntries().filter(({ hadRecentInput }) => !hadRecentInput);
    done(shifts.reduce((sum, { value }) => sum + value, 0));
  }).observe({ type: 'layout-shift', buffered: true });
  setTimeout(() => done(0), 1_000);
})`;

const haveCome = `document.fonts.check('16px "Hanken Grotesk Variable"')`;

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the front page stays put when its fonts come late, ${String(width)} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    let deliver = () => {};
    const late = new Promise<void>((resolve) => (deliver = resolve));
    const fonts: string[] = [];
    await page.route('**/*.woff2', async (route) => {
      fonts.push(route.request().url());
      await late;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.getByRole('article', { name: 'Free' })).toBeVisible();
    await expect.poll(() => fonts.length).toBeGreaterThan(1);
    await page.evaluate(isDrawn);
    expect(await page.evaluate(haveCome)).toBe(false);
    deliver();
    await expect.poll(() => page.evaluate(haveCome)).toBe(true);
    await page.evaluate('document.fonts.ready');
    await page.evaluate(isDrawn);
    expect(await page.evaluate(shift)).toBeLessThan(mostShift);
  });
}
