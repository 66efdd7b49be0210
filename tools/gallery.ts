import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { launchOptions } from './browser/launch-options.ts';
import { liveAMonth } from './gallery/live-a-month.ts';
import { chooseScreens } from './gallery/choose-screens.ts';
import { photograph } from './gallery/photograph.ts';
import { writePictures } from './gallery/write-pictures.ts';
import { newWriter } from './gallery/writer.ts';
import { databaseOf } from './product/database-of.ts';
import { startServer } from './product/running-server.ts';
import { temporaryDataDir } from './product/temporary-data-dir.ts';

/** Of which screens; of all when none is named. */
const wanted = chooseScreens(process.argv.slice(2));
const folder = join(import.meta.dirname, '../apps/web/app/features/marketing/gallery/pictures');
const dataDir = temporaryDataDir('gallery');
const server = await startServer(dataDir);
const database = databaseOf(dataDir);
const browser = await chromium.launch(await launchOptions());

try {
  const writer = await newWriter(server.url);
  const month = await liveAMonth(writer, database);
  const pictures = await photograph(browser, {
    url: server.url,
    cookie: writer.cookie,
    month,
    screens: wanted,
  });
  const bytes = await writePictures(folder, pictures);
  process.stdout.write(`${String(pictures.length)} pictures, ${String(bytes)} bytes\n`);
} finally {
  await browser.close();
  await database.end();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
