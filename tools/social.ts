import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { sampleDraft } from '../apps/web/app/data/sample-draft.ts';
import { launchOptions } from './browser/launch-options.ts';
import { writePage } from './social/write-page.ts';

const file = join(import.meta.dirname, '../apps/web/public/social.png');
const browser = await chromium.launch(await launchOptions());

try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(writePage(sampleDraft));
  await page.evaluate('document.fonts.ready');
  const png = await page.screenshot();
  const { size } = await sharp(png).png({ palette: true, effort: 10 }).toFile(file);
  process.stdout.write(`${String(size)} bytes\n`);
} finally {
  await browser.close();
}
