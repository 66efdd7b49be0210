import type { Locator, Page } from '@playwright/test';

/** About twelve letters a second. */
const paceMs = 80;

/** For a page, before it loads: notes for each key how long it takes until its frame is drawn. */
export const timeKeys = `(() => {
  window.typed = [];
  addEventListener('keydown', (event) => {
    const began = event.timeStamp;
    requestAnimationFrame(() => {
      const drawn = new MessageChannel();
      drawn.port1.onmessage = () => window.typed.push(performance.now() - began);
      drawn.port2.postMessage(null);
    });
  }, true);
})()`;

/** Types at a fixed pace at the end of a field, no key waiting for another; answers their milliseconds. */
export async function typeKeys(page: Page, field: Locator, text: string): Promise<number[]> {
  await field.press('Control+End');
  await page.waitForTimeout(1_000);
  await page.evaluate('window.typed.length = 0');
  const pressed: Promise<void>[] = [];
  for (const letter of text) {
    pressed.push(page.keyboard.press(letter === ' ' ? 'Space' : letter));
    await new Promise((resolve) => setTimeout(resolve, paceMs));
  }
  await Promise.all(pressed);
  await page.waitForTimeout(500);
  return page.evaluate<number[]>('window.typed');
}
