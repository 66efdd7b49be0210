import type { BrowserContext, Page } from '@playwright/test';
import { pages } from '@replysmith/contract';
import { carrySession, withBrowser } from '../tools/browser/with-browser.ts';
import { publicAddresses } from '../tools/product/public-addresses.ts';
import { withProduct } from '../tools/product/running-server.ts';
import { sampleEmail } from '../tools/product/sample-texts.ts';
import { signIn } from '../tools/product/sign-in.ts';
import { askProduct, type Caller } from './ask-product.ts';
import { held } from './numbers.ts';

/** In kB. */
const mostOfFonts = 80;
const mostOfScripts: Readonly<Record<string, number>> = {
  [pages.home]: 110,
  '/auth': 120,
  '/dashboard': 180,
  '/dashboard/coldmail': 230,
  '/dashboard/wizard': 230,
  '/dashboard/wizard/new': 230,
  'a chat with a result': 320,
};

const listsFiles = process.argv.includes('--files');

type File = { readonly kind: string; readonly name: string; readonly weight: number };

/** What a first visit brings, compressed, in kB, before anything is touched, or by doing something. */
async function weigh(
  context: BrowserContext,
  address: string,
  act?: (page: Page) => Promise<void>,
): Promise<File[]> {
  const page = await context.newPage();
  const files: File[] = [];
  page.on('response', (response) => {
    files.push({
      kind: response.request().resourceType(),
      name: new URL(response.url()).pathname,
      weight: Number(response.headers()['content-length'] ?? 0) / 1000,
    });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await act?.(page);
  await context.close();
  return files;
}

function show(path: string, files: readonly File[]): void {
  const most: Readonly<Record<string, number | undefined>> = {
    font: mostOfFonts,
    script: mostOfScripts[path],
  };
  const parts = Object.entries(Object.groupBy(files, ({ kind }) => kind)).map(([kind, of = []]) => {
    const weight = of.reduce((sum, each) => sum + each.weight, 0);
    return `${kind} ${weight.toFixed(1)} kB${held(weight, most[kind] ?? Infinity, 'kB')}`;
  });
  console.log(`${path}: ${parts.join(', ')}`);
  if (!listsFiles) return;
  for (const { kind, name, weight } of files.toSorted((a, b) => b.weight - a.weight)) {
    if (weight > 0) console.log(`  ${weight.toFixed(1).padStart(6)} ${kind} ${name}`);
  }
}

/** An email that was answered; gives the address of its chat. */
async function answeredChat(caller: Caller): Promise<string> {
  for await (const event of askProduct(caller, { content: sampleEmail })) {
    if (event.type === 'answered') return pages.session(event.reply.session.id);
  }
  throw new Error('The email was not answered.');
}

/** Waits until the result is complete with its follow-ups. */
async function seeResult(page: Page): Promise<void> {
  await page
    .locator('[data-result][aria-busy="false"] section:not([aria-busy="true"])')
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}

/** Types the next email until it has a score. */
async function typeNext(page: Page): Promise<void> {
  await seeResult(page);
  await page.getByLabel('Your email').fill(sampleEmail);
  await page
    .getByLabel('Score while you write')
    .locator('[aria-expanded]')
    .first()
    .waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
}

await withProduct(async ({ url, database }) => {
  const addresses = await publicAddresses(url);
  const template = addresses.find((path) => path.startsWith(`${pages.publicLibrary}/`)) ?? '';
  // Each page is the first that a browser fetches.
  await withBrowser(async (browser) => {
    for (const path of [pages.home, pages.about, pages.publicLibrary, template, '/auth']) {
      show(path, await weigh(await browser.newContext(), url + path));
    }
    for (const path of [
      ...['/dashboard', '/dashboard/coldmail', '/dashboard/wizard', '/dashboard/wizard/new'],
      ...['/dashboard/analytics', '/dashboard/templates', '/dashboard/settings'],
    ]) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await carrySession(context, { url, cookie: await signIn(url) });
      show(path, await weigh(context, url + path));
    }
    const caller = { url, cookie: await signIn(url) };
    // The tutorial would lie over the chat.
    await database.query('UPDATE profiles SET onboarding_completed = true');
    const chat = url + (await answeredChat(caller));
    for (const [what, act] of [
      ['a chat with a result', seeResult],
      ['a chat with a result, typing', typeNext],
    ] as const) {
      const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
      await carrySession(context, caller);
      show(what, await weigh(context, chat, act));
    }
  });
});
