import { join } from 'node:path';
import { withBrowser } from './browser/with-browser.ts';
import { liveAMonth, newWriter } from './gallery/live-a-month.ts';
import { photograph, writePictures } from './gallery/photograph.ts';
import { chooseScreens } from './gallery/screens.ts';
import { withProduct } from './product/running-server.ts';

/** Of which screens; of all when none is named. */
const chosen = chooseScreens(process.argv.slice(2));
const folder = join(import.meta.dirname, '../apps/web/app/features/marketing/gallery/pictures');

await withProduct(async ({ url, database }) => {
  const writer = await newWriter(url);
  const month = await liveAMonth(writer, database);
  const { cookie } = writer;
  const pictures = await withBrowser((browser) =>
    photograph(browser, { url, cookie, month, screens: chosen }),
  );
  const bytes = await writePictures(folder, pictures);
  process.stdout.write(`${String(pictures.length)} pictures, ${String(bytes)} bytes\n`);
});
