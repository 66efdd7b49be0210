import type { Browser } from '@playwright/test';
import { pages } from '@replysmith/contract';
import { openCamera, openFrame, takeBoth, type Theme } from './camera.ts';
import type { Month } from './live-a-month.ts';
import type { Screen } from './screens.ts';

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
