import { rmSync } from 'node:fs';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { pages } from '@replysmith/contract';
import { launchOptions } from '../tools/browser/launch-options.ts';
import { publicAddresses } from '../tools/product/public-addresses.ts';
import { startServer } from '../tools/product/running-server.ts';
import { signIn } from '../tools/product/sign-in.ts';
import { temporaryDataDir } from '../tools/product/temporary-data-dir.ts';

const listsFiles = process.argv.includes('--files');
const dataDir = temporaryDataDir('bench');
const server = await startServer(dataDir);
const browser = await chromium.launch(await launchOptions());

type File = { readonly kind: string; readonly name: string; readonly weight: number };

/** A browser that knows somebody and has fetched nothing yet. */
async function signedIn(by: Browser): Promise<BrowserContext> {
  const context = await by.newContext({ viewport: { width: 1440, height: 900 } });
  const cookies = (await signIn(server.url)).split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url: server.url };
  });
  await context.addCookies(cookies);
  return context;
}

/** What a first visit brings, compressed, in kB, before anything is touched. */
async function weigh(context: BrowserContext, path: string): Promise<File[]> {
  const page = await context.newPage();
  const files: File[] = [];
  page.on('response', (response) => {
    files.push({
      kind: response.request().resourceType(),
      name: new URL(response.url()).pathname,
      weight: Number(response.headers()['content-length'] ?? 0) / 1000,
    });
  });
  await page.goto(server.url + path, { waitUntil: 'networkidle' });
  await context.close();
  return files;
}

function show(path: string, files: readonly File[]): void {
  const parts = Object.entries(Object.groupBy(files, ({ kind }) => kind)).map(
    ([kind, of = []]) => `${kind} ${of.reduce((sum, { weight }) => sum + weight, 0).toFixed(1)} kB`,
  );
  console.log(`${path}: ${parts.join(', ')}`);
  if (!listsFiles) return;
  for (const { kind, name, weight } of files.toSorted((a, b) => b.weight - a.weight)) {
    if (weight > 0) console.log(`  ${weight.toFixed(1).padStart(6)} ${kind} ${name}`);
  }
}

try {
  const addresses = await publicAddresses(server.url);
  const template = addresses.find((path) => path.startsWith(`${pages.publicLibrary}/`)) ?? '';
  for (const path of [pages.home, pages.about, pages.publicLibrary, template, '/auth']) {
    show(path, await weigh(await browser.newContext(), path));
  }
  for (const path of [
    '/dashboard',
    '/dashboard/coldmail',
    '/dashboard/wizard',
    '/dashboard/wizard/new',
  ]) {
    show(path, await weigh(await signedIn(browser), path));
  }
} finally {
  await browser.close();
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
