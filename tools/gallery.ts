import { join } from 'node:path';
import { withBrowser } from './browser/with-browser.ts';
import { liveAMonth, newWriter } from './gallery/live-a-month.ts';
import { extension, photographExtension } from './gallery/photograph-extension.ts';
import { type Picture, photograph, writePictures } from './gallery/photograph.ts';
import { chooseScreens } from './gallery/screens.ts';
import { withProduct } from './product/running-server.ts';

const features = join(import.meta.dirname, '../apps/web/app/features');
const names = process.argv.slice(2);
const isWanted = (name: string) => names.length === 0 || names.includes(name);
const screens = chooseScreens(names.filter((name) => name !== extension));

/** The page of the extension has its picture from the built extension, and from no server. */
if (isWanted(extension)) {
  await write(join(features, 'site-texts/pictures'), await photographExtension());
}
if (names.length === 0 || names.some((name) => name !== extension)) {
  await withProduct(async ({ url, database }) => {
    const writer = await newWriter(url);
    const month = await liveAMonth(writer, database);
    const { cookie } = writer;
    const pictures = await withBrowser((browser) =>
      photograph(browser, { url, cookie, month, screens }),
    );
    await write(join(features, 'marketing/gallery/pictures'), pictures);
  });
}

async function write(folder: string, pictures: readonly Picture[]): Promise<void> {
  const bytes = await writePictures(folder, pictures);
  process.stdout.write(`${String(pictures.length)} pictures, ${String(bytes)} bytes\n`);
}
