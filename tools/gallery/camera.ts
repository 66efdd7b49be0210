import type { Browser, BrowserContext, Page } from '@playwright/test';
import { carrySession } from '../browser/with-browser.ts';

export type Theme = 'light' | 'dark';

const frame = { width: 1280, height: 800 };
/** High enough that what is cut off below is only the composer. */
const longFrame = { width: 1280, height: 1060 };

/** A signed-in browser, set up so that pictures are reproducible. */
export async function openCamera(
  browser: Browser,
  { url, cookie }: { url: string; cookie: string },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: frame,
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Athens',
    locale: 'en-GB',
  });
  await carrySession(context, { url, cookie });
  return context;
}

/** Of a high window only the usual frame is kept. */
export async function openFrame(page: Page, isLong: boolean): Promise<void> {
  await page.setViewportSize(isLong ? longFrame : frame);
}

/** Elements over a screen that do not belong to it. */
const withoutBubble = 'button[aria-label^="Help Chat"] { visibility: hidden }';

/** A part of a screen for a phone to show, four wide and five high. */
export type Cut = { x: number; y: number; width: number };

type Shot = { whole: Buffer; part: Buffer };

/** The same moment of a page in each theme, whole and in part, as PNG. */
export async function takeBoth(page: Page, cut: Cut): Promise<Record<Theme, Shot>> {
  await page.waitForLoadState('networkidle');
  await page.mouse.move(0, 0);
  const takeIn = async (colorScheme: Theme) => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate('document.fonts.ready');
    const take = (clip: { x: number; y: number; width: number; height: number }) =>
      page.screenshot({ animations: 'disabled', clip, style: withoutBubble });
    return {
      whole: await take({ x: 0, y: 0, ...frame }),
      part: await take({ ...cut, height: cut.width * 1.25 }),
    };
  };
  return { light: await takeIn('light'), dark: await takeIn('dark') };
}
