import type { Browser, Page } from '@playwright/test';
import { carrySession, withBrowser } from '../tools/browser/with-browser.ts';
import { withProduct } from '../tools/product/running-server.ts';
import { signIn } from '../tools/product/sign-in.ts';
import type { Caller } from './ask-product.ts';
import { quantile } from './numbers.ts';
import { seedTemplates } from './seed-templates.ts';

const count = 100_000;
const seconds = 5;

/** Pixels per frame: reading, scrolling, flinging. */
const speeds = { reading: 8, scrolling: 60, flinging: 1_500 };

type Scrolled = {
  /** Milliseconds from each frame to the next. */
  frames: number[];
  /** Milliseconds from stopping until templates are visible. */
  settledMs: number;
};

/** Scrolls a little in every frame, and waits until the visible rows are rendered. */
const scrolling = (step: number, seconds: number) => `(async () => {
  const frames = [];
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let before = await nextFrame();
  const end = before + ${seconds * 1_000};
  for (let now = before; now < end; before = now) {
    scrollBy({ top: ${step}, behavior: 'instant' });
    now = await nextFrame();
    frames.push(now - before);
  }
  const stopped = performance.now();
  const isThere = () => {
    const middle = document.elementFromPoint(innerWidth * 0.6, innerHeight * 0.6);
    return middle?.closest('article') !== null;
  };
  while (!isThere() && performance.now() - stopped < 5_000) await nextFrame();
  return { frames, settledMs: performance.now() - stopped };
})()`;

const scroll = (page: Page, step: number, seconds: number): Promise<Scrolled> =>
  page.evaluate<Scrolled>(scrolling(step, seconds));

function show(name: string, { frames, settledMs }: Scrolled): void {
  const total = frames.reduce((sum, frame) => sum + frame, 0);
  const at = (share: number) => quantile(frames, share);
  console.log(
    `${name.padEnd(18)} ${((frames.length / total) * 1_000).toFixed(1).padStart(5)} frames a second, ` +
      `frame median ${at(0.5).toFixed(1)} ms, 95th ${at(0.95).toFixed(1)} ms, longest ${at(1).toFixed(0)} ms; ` +
      `there ${settledMs.toFixed(0)} ms after stopping`,
  );
}

async function measure(browser: Browser, caller: Caller): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await carrySession(context, caller);
  const page = await context.newPage();
  for (const look of ['list', 'grid']) {
    await page.goto(`${caller.url}/dashboard/templates?view=${look}`);
    await page.getByRole('article').first().waitFor();
    const idle = await scroll(page, 0, 2);
    show(`${look}, standing still`, idle);
    for (const [name, step] of Object.entries(speeds)) {
      show(`${look}, ${name}`, await scroll(page, step, seconds));
    }
    const drawn = await page.getByRole('article').count();
    const listed = await page.getByRole('article').first().getAttribute('aria-setsize');
    console.log(`${look}: ${String(drawn)} of ${String(listed)} templates drawn`);
  }
}

await withProduct(async ({ url, database }) => {
  const cookie = await signIn(url);
  await seedTemplates(database, count);
  await withBrowser((browser) => measure(browser, { url, cookie }));
});
