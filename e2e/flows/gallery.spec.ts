import { devices, type Locator, type Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/accessible.ts';
import { expect, test } from '../fixtures/test.ts';

const links = (page: Page) => page.locator('[data-screen]').getByRole('link');
const viewer = (page: Page) => page.getByRole('dialog', { name: 'Screens of Replysmith' });
const picture = (page: Page) => viewer(page).getByRole('img');

/** Opens the viewer on one of the nine, as they are counted on the page. */
async function open(page: Page, number: number): Promise<void> {
  await page.goto('/');
  await links(page)
    .nth(number - 1)
    .click();
  await expect(viewer(page)).toContainText(`${number} of 9`);
}

type Image = { complete: boolean; naturalWidth: number };

/** How wide its file is; 0 until that is there. */
const loadedWidth = (image: Locator) =>
  image.evaluate((element) => {
    const { complete, naturalWidth } = element as unknown as Image;
    return complete ? naturalWidth : 0;
  });

const expectLoaded = (page: Page) => expect.poll(() => loadedWidth(picture(page))).toBe(1920);

async function addressesOf(page: Page): Promise<string[]> {
  const all = await links(page).all();
  return Promise.all(all.map(async (link) => (await link.getAttribute('href')) ?? ''));
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nine links lead to the large pictures', async ({ page }) => {
    await page.goto('/');
    await expect(links(page)).toHaveCount(9);
    const addresses = await addressesOf(page);
    expect(new Set(addresses).size).toBe(9);
    for (const address of addresses) {
      const answer = await page.request.get(address);
      expect(answer.status(), address).toBe(200);
      expect(answer.headers()['content-type'], address).toBe('image/webp');
    }
    await links(page).nth(3).click();
    await expect(page).toHaveURL(addresses[3] ?? '');
  });
});

for (const theme of ['light', 'dark'] as const) {
  const other = theme === 'light' ? 'dark' : 'light';

  test.describe(`in the ${theme} theme`, () => {
    test.use({ colorScheme: theme });

    test('only small pictures of that theme are fetched', async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') fetched.push(new URL(request.url()).pathname);
      });
      await page.goto('/');
      for (const link of await links(page).all()) {
        await link.scrollIntoViewIfNeeded();
        await expect.poll(() => loadedWidth(link.getByRole('img'))).toBeGreaterThan(0);
      }
      await page.waitForLoadState('networkidle');
      const shots = fetched.filter((path) => /(thumb|large)-/u.test(path));
      expect(shots.filter((path) => path.includes(`thumb-${theme}`))).toHaveLength(9);
      expect(shots.filter((path) => /large-/u.test(path) || path.includes(`-${other}`))).toEqual(
        [],
      );
    });
  });
}

test('goes round by the arrow keys, and gives the focus back when it is closed', async ({
  page,
}) => {
  await open(page, 9);
  const { pathname } = new URL(page.url());
  await expectLoaded(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toContainText('1 of 9');
  await expect(viewer(page)).toContainText('Score and ledger');
  await expectLoaded(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer(page)).toContainText('8 of 9');
  expect(new URL(page.url()).pathname).toBe(pathname);

  await page.keyboard.press('Escape');
  await expect(viewer(page)).toBeHidden();
  await expect(links(page).nth(8)).toBeFocused();
});

test('keeps the focus inside, and opens again by the keyboard', async ({ page }) => {
  await page.goto('/');
  await links(page).nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toContainText('2 of 9');
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    // Between the last and the first the browser's own bar has it.
    const isInside = 'document.activeElement.matches("body, dialog *")';
    expect(await page.evaluate(isInside)).toBe(true);
  }
  await viewer(page).getByRole('button', { name: 'Close' }).click();
  await page.keyboard.press('Enter');
  await expect(viewer(page)).toContainText('2 of 9');
});

test('the viewer is accessible', async ({ page }) => {
  await open(page, 1);
  await expectLoaded(page);
  await expectAccessible(page, 'a picture seen large');
});

test('closes by a click beside it, and by none on it', async ({ page }) => {
  await open(page, 5);
  await picture(page).click();
  await expect(viewer(page)).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(viewer(page)).toBeHidden();
});

test('moves nothing on the page when it opens', async ({ page }) => {
  await page.goto('/');
  await links(page).nth(2).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  const before = await links(page).nth(2).boundingBox();
  await page.evaluate(`
    window.shift = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.shift += value;
    }).observe({ type: 'layout-shift' });
  `);
  await links(page).nth(2).click();
  await expect(viewer(page)).toBeVisible();
  await expectLoaded(page);
  expect(await links(page).nth(2).boundingBox()).toEqual(before);
  expect(await page.evaluate('window.shift')).toBe(0);
});

test('says so when a picture does not load, and goes on to the next', async ({ page }) => {
  await page.goto('/');
  const second = links(page).nth(1);
  const paths = [await second.getAttribute('href'), await second.getAttribute('data-avif')];
  await page.route(
    ({ pathname }) => paths.includes(pathname),
    (route) => route.abort(),
  );
  await second.click();
  await expect(viewer(page).getByRole('alert')).toContainText('The picture did not load.');
  await page.keyboard.press('ArrowRight');
  await expect(viewer(page)).toContainText('3 of 9');
  await expect(viewer(page).getByRole('alert')).toHaveCount(0);
  await expectLoaded(page);
});

test('leads to the picture itself when the viewer does not load', async ({ page }) => {
  await page.route(/gallery-viewer.*\.js/u, (route) => route.abort());
  await page.goto('/');
  const link = links(page).nth(4);
  const address = (await link.getAttribute('href')) ?? '';
  await link.click();
  await expect(page).toHaveURL(address);
});

test.describe('on a phone', () => {
  const { userAgent, viewport, deviceScaleFactor, isMobile, hasTouch } = devices['Pixel 7'];
  test.use({ userAgent, viewport, deviceScaleFactor, isMobile, hasTouch });

  /** One finger across the picture, so many pixels to the right. */
  async function swipe(page: Page, across: number): Promise<void> {
    const box = await picture(page).boundingBox();
    const [x, y] = [(box?.x ?? 0) + 200, (box?.y ?? 0) + 80];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: at === undefined ? [] : [{ x: at, y }],
      });
    await touch('touchStart', x);
    await touch('touchMove', x + across / 2);
    await touch('touchMove', x + across);
    await touch('touchEnd');
  }

  test('a part of each screen is shown that can be read, on the page and seen large', async ({
    page,
  }) => {
    await open(page, 1);
    await expect.poll(() => loadedWidth(picture(page))).toBe(640);
    await page.keyboard.press('Escape');
    const second = links(page).nth(1).getByRole('img');
    await second.scrollIntoViewIfNeeded();
    await expect.poll(() => loadedWidth(second)).toBe(640);
  });

  test('the bar of the viewer is as high for every picture', async ({ page }) => {
    await open(page, 1);
    const height = async () => (await viewer(page).getByRole('status').boundingBox())?.height;
    const first = await height();
    expect(first).toBeGreaterThan(0);
    for (let slide = 2; slide <= 9; slide += 1) {
      await viewer(page).getByRole('button', { name: 'Next' }).click();
      await expect(viewer(page)).toContainText(`${slide} of 9`);
      expect(await height()).toBe(first);
    }
  });

  test('a stroke to a side shows the next or the one before', async ({ page }) => {
    await open(page, 1);
    await swipe(page, -70);
    await expect(viewer(page)).toContainText('2 of 9');
    await swipe(page, 70);
    await swipe(page, 70);
    await expect(viewer(page)).toContainText('9 of 9');
    await swipe(page, -40);
    await expect(viewer(page)).toContainText('9 of 9');
  });
});

test('a shared link shows a picture of 1200 by 630', async ({ page }) => {
  await page.goto('/');
  const image = page.locator('meta[property="og:image"]');
  const { pathname } = new URL((await image.getAttribute('content')) ?? '');
  const answer = await page.request.get(pathname);
  expect(answer.status()).toBe(200);
  expect(answer.headers()['content-type']).toBe('image/png');
  const bytes = await answer.body();
  expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1_200, 630]);
});
