import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { launchOptions } from './launch-options.ts';

export async function withBrowser<Result>(
  use: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const browser = await chromium.launch(await launchOptions());
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** Gives a browser the cookies of somebody who signed in without it. */
export async function carrySession(
  context: BrowserContext,
  { url, cookie }: { readonly url: string; readonly cookie: string },
): Promise<void> {
  await context.addCookies(
    cookie.split('; ').map((pair) => {
      const end = pair.indexOf('=');
      return { name: pair.slice(0, end), value: pair.slice(end + 1), url };
    }),
  );
}
