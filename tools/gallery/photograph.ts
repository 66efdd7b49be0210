import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { pages } from '@replysmith/contract';
import sharp from 'sharp';
import { carrySession } from '../browser/with-browser.ts';
import type { Month } from './live-a-month.ts';
import type { Cut, Screen } from './screens.ts';

type Theme = 'light' | 'dark';

export const frame = { width: 1280, height: 800 };
/** High enough that what is cut off below is only the composer. */
const longFrame = { width: 1280, height: 1060 };

type Place = { url: string; cookie: string; month: Month; screens: readonly Screen[] };

export type Picture = {
  readonly id: string;
  readonly theme: Theme;
  readonly whole: Buffer;
  readonly part: Buffer;
};

/** Each of the screens in both themes, with the sidebar folded to leave them the room. */
export async function photograph(
  browser: Browser,
  { month, screens, ...camera }: Place,
): Promise<Picture[]> {
  const context = await openCamera(browser, camera);
  const page = await context.newPage();
  await page.goto(pages.dashboard);
  await page.getByRole('button', { name: 'Toggle sidebar' }).click();

  const pictures: Picture[] = [];
  for (const { id, show, cut, isLong } of screens) {
    await openFrame(page, isLong ?? false);
    await show(page, month);
    const { light, dark } = await takeBoth(page, cut);
    pictures.push({ id, theme: 'light', ...light }, { id, theme: 'dark', ...dark });
  }
  await context.close();
  return pictures;
}

/** A signed-in browser, set up so that pictures are reproducible. */
async function openCamera(
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
async function openFrame(page: Page, isLong: boolean): Promise<void> {
  await page.setViewportSize(isLong ? longFrame : frame);
}

/** Elements over a screen that do not belong to it. */
const withoutBubble = 'button[aria-label^="Help Chat"] { visibility: hidden }';

type Shot = { whole: Buffer; part: Buffer };

/** The same moment of a page in each theme, whole and in part, as PNG. */
async function takeBoth(page: Page, cut: Cut): Promise<Record<Theme, Shot>> {
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

/** Widths as the landing page declares them; qualities at which small type still reads. A phone gets the part. */
const sizes = [
  { name: 'thumb', width: 800, avif: 40, webp: 22 },
  { name: 'large', width: 1920, avif: 44, webp: 52 },
  { name: 'phone', width: 640, avif: 40, webp: 32 },
] as const;

/** Writes each picture at its widths, as AVIF and as WebP; answers how many bytes that makes. */
export async function writePictures(folder: string, pictures: readonly Picture[]): Promise<number> {
  let bytes = 0;
  for (const { id, theme, whole, part } of pictures) {
    await mkdir(join(folder, id), { recursive: true });
    for (const { name, width, avif, webp } of sizes) {
      const file = join(folder, id, `${name}-${theme}`);
      const picture = sharp(name === 'phone' ? part : whole).resize({ width });
      // Without full chroma the ember underlines fade.
      const asAvif = picture.clone().avif({ quality: avif, effort: 3, chromaSubsampling: '4:4:4' });
      const asWebp = picture.clone().webp({ quality: webp, effort: 5, smartSubsample: true });
      bytes += (await asAvif.toFile(`${file}.avif`)).size;
      bytes += (await asWebp.toFile(`${file}.webp`)).size;
    }
  }
  return bytes;
}
