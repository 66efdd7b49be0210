import { join } from 'node:path';
import sharp from 'sharp';
import { sampleDraft } from '../apps/web/app/data/examples.ts';
import { withBrowser } from './browser/with-browser.ts';
import { writePage } from './social/write-page.ts';

const file = join(import.meta.dirname, '../apps/web/public/social.png');

await withBrowser(async (browser) => {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  await page.setContent(writePage(sampleDraft));
  await page.evaluate('document.fonts.ready');
  const png = await page.screenshot();
  const { size } = await sharp(png).png({ palette: true, effort: 10 }).toFile(file);
  process.stdout.write(`${String(size)} bytes\n`);
});
