import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { extensionChromium, loadExtension, ringsOn } from '../browser/extension.ts';
import { sampleEmail } from '../product/sample-texts.ts';
import { type Picture, frame } from './photograph.ts';

/** Its name among the pictures. */
export const extension = 'extension';

const folder = join(import.meta.dirname, '../../build/extension/chrome');
/** The extension goes by the address alone; nothing is asked of it. */
const address = 'https://mail.google.com/mail/u/0/';
/** The panel with a margin, four wide and five high. */
const part = { x: 800, y: 84, width: 432, height: 540 };

/** The built extension beside a draft, its panel open, in both themes. */
export async function photographExtension(): Promise<Picture[]> {
  const executable = extensionChromium();
  if (executable === null) {
    throw new Error('There is no Chromium that loads extensions; name one in EXTENSION_CHROMIUM.');
  }
  const { context, end } = await loadExtension(executable, folder, { scale: 2, ...frame });
  const body = readFileSync(join(import.meta.dirname, 'mail.html'), 'utf8');
  await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  const page = await context.newPage();
  const pictures: Picture[] = [];
  for (const theme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(address);
    await writeDraft(page);
    await openPanel(page);
    pictures.push({
      id: extension,
      theme,
      whole: await page.screenshot({ animations: 'disabled' }),
      part: await page.screenshot({ animations: 'disabled', clip: part }),
    });
  }
  await end();
  return pictures;
}

async function writeDraft(page: Page): Promise<void> {
  const [, subject = '', text = ''] = /^Subject: (.*)\n\n([^]*)$/u.exec(sampleEmail) ?? [];
  await page.getByLabel('Subject').fill(subject);
  const lines = text.split('\n').map((line) => `<div>${line || '<br>'}</div>`);
  const html = JSON.stringify(lines.join(''));
  await page.evaluate(`document.querySelector('.editable').innerHTML = ${html}`);
}

/** Opens it by the ring, once that has a figure, and waits until the changes are read too. */
async function openPanel(page: Page): Promise<void> {
  for (;;) {
    const [ring] = (await ringsOn(page)).filter(({ label }) => label.includes('of 100'));
    if (ring) {
      await page.mouse.click(ring.x, ring.y);
      break;
    }
    await page.waitForTimeout(100);
  }
  await page.waitForTimeout(2_000);
  // Where the keyboard is matters to no picture.
  const panel = page.frames().find((one) => one.url().includes('/panel.html'));
  await panel?.evaluate('document.activeElement.blur()');
}
