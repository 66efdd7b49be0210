import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { extensionChromium, loadExtension, ringsOn } from '../tools/browser/extension.ts';
import { sampleEmail } from '../tools/product/sample-texts.ts';
import { timeKeys, typeKeys } from './key-timing.ts';
import { quantile } from './numbers.ts';

const root = join(import.meta.dirname, '..');
const address = 'https://mail.google.com/mail/u/0/';
const rings = 15;
const keys = 120;

/** Notes when the browser draws a figure into the first ring that appears, by its accessible name. */
async function firstRing(page: Page): Promise<number> {
  const began = performance.now();
  await page.evaluate(
    `compose(${JSON.stringify(sampleEmail.split('\n'))}, { subject: 'Checkout' })`,
  );
  for (;;) {
    const all = await ringsOn(page);
    if (all.some(({ label }) => label.includes('of 100'))) return performance.now() - began;
  }
}

const type = (page: Page) => typeKeys(page, page.locator('.editable'), 'eeeee '.repeat(keys / 6));

function show(name: string, times: readonly number[]): void {
  const at = (share: number) => quantile(times, share).toFixed(1);
  const load = loadavg()[0]?.toFixed(1) ?? '';
  console.log(
    `${name.padEnd(40)} ${String(times.length)} times: median ${at(0.5)} ms, 95th ${at(0.95)} ms, longest ${at(1)} ms (load ${load})`,
  );
}

const executable = extensionChromium();
if (executable === null) {
  console.log('There is no Chromium here that loads extensions; name one in EXTENSION_CHROMIUM.');
} else {
  const { context, end } = await loadExtension(executable, join(root, 'build/extension/chrome'));
  const body = readFileSync(join(root, 'e2e/extension/pages/gmail.html'), 'utf8');
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  const open = async () => {
    const page = await context.newPage();
    await page.addInitScript(timeKeys);
    await page.goto(address);
    return page;
  };
  const page = await open();
  show('first ring, the coach not started', [await firstRing(page)]);
  const times: number[] = [];
  for (let run = 0; run < rings; run += 1) {
    await page.locator('.discard').click();
    await page.waitForTimeout(300);
    times.push(await firstRing(page));
  }
  show('first ring, the coach running', times);
  show('a key beside the extension', await type(page));
  await end();
  const { context: without, end: endWithout } = await loadExtension(executable, null);
  await without.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  const bare = await without.newPage();
  await bare.addInitScript(timeKeys);
  await bare.goto(address);
  await bare.evaluate(`compose(${JSON.stringify(sampleEmail.split('\n'))}, {})`);
  show('a key without it', await type(bare));
  await endWithout();
}
