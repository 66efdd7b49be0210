import type { Page } from '@playwright/test';
import { pages, paths } from '@replysmith/contract';
import { publicAddresses, withFewAlike } from '../../tools/product/public-addresses.ts';
import { expectAccessible, isDrawn } from '../fixtures/accessible.ts';
import { expect, newAccount, signIn, test } from '../fixtures/test.ts';

const phone = { width: 390, height: 844 };
const plans = `**${paths.pricingPlans}`;

/** The first of the screens of the product. */
const picture = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('link')
    .filter({ has: page.locator('img') })
    .first();

async function lookAt(page: Page, looked: readonly string[]): Promise<void> {
  for (const path of looked) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, path);
  }
}

const isOfLibrary = (path: string) => path.startsWith(pages.publicLibrary);

test('every public page but the library is accessible and fits', async ({ page, baseURL }) => {
  test.setTimeout(240_000);
  const addresses = withFewAlike(await publicAddresses(baseURL ?? ''));
  const looked = addresses.filter((path) => !isOfLibrary(path));
  expect(looked).toEqual(expect.arrayContaining([pages.about, pages.apiDocs]));
  await lookAt(page, [...looked, '/no/such/page']);
});

test('the library and its templates are accessible and fit', async ({ page, baseURL }) => {
  test.setTimeout(180_000);
  const [all, ...templates] = withFewAlike(await publicAddresses(baseURL ?? '')).filter(
    isOfLibrary,
  );
  expect(all).toBe(pages.publicLibrary);
  expect(templates).toHaveLength(3);
  // Its rows are all alike, and checking them all takes axe a minute.
  const shelf = `${pages.publicLibrary}?category=Thank+You`;
  await lookAt(page, [shelf, ...templates, pages.publicTemplate('no-such-template')]);
});

test('prices are accessible and fit while they load, and when they cannot be had', async ({
  page,
}) => {
  test.slow();
  await page.route(plans, () => undefined);
  await page.goto('/');
  await expect(page.getByText('Loading pricing plans...')).toBeVisible();
  await expectAccessible(page, 'loading');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(plans, (route) => route.abort());
  await page.goto('/');
  await expect(page.getByText(/^Error loading pricing plans:/)).toBeVisible();
  await expectAccessible(page, 'failed');
});

test('the library is accessible and fits when nothing is found', async ({ page }) => {
  test.slow();
  await page.goto(pages.publicLibrary);
  await page.getByRole('searchbox').fill('zzqq');
  await expect(page.getByText('Nothing like this in the library')).toBeVisible();
  await expectAccessible(page, 'nothing found');
});

test('the bar of who is signed in is accessible and fits a long address', async ({ page }) => {
  test.slow();
  const account = newAccount();
  const email = `maximiliane.von.hohenberg-sternthal-${account.email}`;
  await signIn(page, { ...account, email });
  await page.goto(pages.about);
  const welcome = page.getByRole('banner').getByText(`Welcome ${email}`);
  await expect(welcome.filter({ visible: true })).toBeVisible();
  await expectAccessible(page, 'signed in');
});

test('the open menu of a phone is accessible', async ({ page }) => {
  test.slow();
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  await expectAccessible(page, 'menu');
});

test('the viewer of the pictures is accessible and fits', async ({ page }) => {
  test.slow();
  await page.goto('/');
  await picture(page).click();
  await expect(page.getByRole('dialog').getByText('1 of 9')).toBeVisible();
  await expectAccessible(page, 'viewer');
});

type Stop = { name: string; isSeen: boolean; isMarked: boolean; isInFooter: boolean };

/** The focused element, and whether it is visible. */
const stop = `(() => {
  const element = document.activeElement;
  if (!element || element === document.body) return null;
  const { width, height, bottom, top } = element.getBoundingClientRect();
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  return {
    name: element.outerHTML.slice(0, 120),
    isSeen: width > 0 && height > 0 && bottom > 0 && top < innerHeight,
    isMarked: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0,
    isInFooter: Boolean(element.closest('footer')),
  };
})()`;

async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let key = 0; key < 150; key += 1) {
    await page.keyboard.press('Tab');
    const at: Stop | null = await page.evaluate(stop);
    if (!at) break;
    stops.push(at);
  }
  return stops;
}

for (const width of [390, 1440]) {
  test(`the keyboard reaches all of the front page at ${width} px and shows where it is`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('article', { name: 'Free' })).toBeVisible();
    const stops = await walk(page);
    expect(stops[0]?.name).toContain('Skip to content');
    expect(stops.length).toBeGreaterThan(30);
    expect(stops.at(-1)?.isInFooter).toBe(true);
    expect(stops.filter(({ isSeen, isMarked }) => !isSeen || !isMarked)).toEqual([]);
  });
}

/** Records every animation that is long enough to see, from the page's first moment. */
const watchMotion = `self.moved = [];
for (const kind of ['animationstart', 'transitionrun']) {
  addEventListener(kind, ({ target }) => {
    const isSeen = ({ effect }) => effect.getComputedTiming().activeDuration > 10;
    if (target.getAnimations().some(isSeen)) self.moved.push(target.outerHTML.slice(0, 120));
  }, true);
}`;

/**
 * The animations while a pointer moves over the page, and while the viewer opens, if there is one.
 */
async function motionOf(page: Page, path: string): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' });
  if (path === pages.home) {
    await picture(page).hover();
    await picture(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  } else {
    await page.getByRole('main').getByRole('link').filter({ visible: true }).first().hover();
  }
  await page.evaluate(isDrawn);
  return page.evaluate<string[]>('self.moved');
}

test('nothing moves for who wants no motion', async ({ page, baseURL }) => {
  test.slow();
  await page.addInitScript(watchMotion);
  expect(await motionOf(page, pages.home)).not.toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of withFewAlike(await publicAddresses(baseURL ?? ''))) {
    expect.soft(await motionOf(page, path), path).toEqual([]);
  }
});
