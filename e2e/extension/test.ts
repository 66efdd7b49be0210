import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base, type BrowserContext, expect, type Frame, type Page } from '@playwright/test';
import {
  type Ring,
  extensionChromium,
  loadExtension,
  realBrowser,
  ringsOn,
} from '../../tools/browser/extension.ts';
import { standInForBrowser } from './browser-stand-in.ts';

const folder = join(import.meta.dirname, '../../build/extension/chrome');
const pages = join(import.meta.dirname, 'pages');

/** Where each page of ours stands: the extension goes by the address alone. */
const addresses = {
  gmail: 'https://mail.google.com/mail/u/0/',
  'gmail-window': 'https://mail.google.com/mail/u/0/popout',
  outlook: 'https://outlook.office.com/mail/',
  plain: 'https://notes.example/',
  hostile: 'https://mail.google.com/hostile/',
} as const;

type Site = keyof typeof addresses;

export type Extension = {
  readonly context: BrowserContext;
  /** Addresses asked for beside those of our pages and of the extension. */
  readonly outside: string[];
  readonly origin: string;
  readonly openSite: (site: Site) => Promise<Page>;
  readonly open: (url: string) => Promise<Page>;
  readonly clickAction: (page: Page) => Promise<unknown>;
  /** Has the browser allow a site as soon as the extension asks for it. */
  readonly allow: (site: string) => Promise<unknown>;
  readonly inBackground: <Result>(expression: string) => Promise<Result>;
  readonly store: (values: Record<string, unknown>) => Promise<unknown>;
  readonly readStore: () => Promise<Record<string, unknown>>;
};

async function serveSites(context: BrowserContext): Promise<string[]> {
  const outside: string[] = [];
  for (const [site, address] of Object.entries(addresses)) {
    const body = readFileSync(join(pages, `${site}.html`), 'utf8');
    await context.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
  }
  context.on('request', (request) => {
    const url = request.url();
    const isOurs = (Object.values(addresses) as string[]).includes(url);
    const isOwn = /^(?:chrome-extension:|https:\/\/extension\.invalid\/|data:|blob:|about:)/u.test(
      url,
    );
    if (!isOurs && !isOwn) outside.push(url);
  });
  return outside;
}

/**
 * The built extension in a browser that loads it; where there is none, in the browser from npm with
 * a stand-in for what a browser does for an extension.
 */
export const test = base.extend<{ extension: Extension }>({
  extension: async ({ browser }, use) => {
    const executable = extensionChromium();
    const loaded = executable === null ? null : await loadExtension(executable, folder);
    const context =
      loaded?.context ?? (await browser.newContext({ viewport: { width: 1280, height: 800 } }));
    const outside = await serveSites(context);
    const host = loaded ? await realBrowser(context) : await standInForBrowser(context, folder);
    await use({
      context,
      outside,
      ...host,
      openSite: (site) => host.open(addresses[site], site !== 'plain'),
      open: (url) => host.open(url, false),
    });
    await (loaded ? loaded.end() : context.close());
  },
});

/** The only ring on the page, once it says something of the kind. */
export async function ringSaying(page: Page, words: RegExp): Promise<Ring> {
  let found: Ring | undefined;
  await expect(async () => {
    const rings = await ringsOn(page);
    expect(rings.map(({ label }) => label).join('\n')).toMatch(words);
    found = rings.find(({ label }) => words.test(label));
  }).toPass();
  if (!found) throw new Error('There is no such ring.');
  return found;
}

export const scored = /\d+ of 100/u;

/** Opens the panel by its ring, as soon as the draft has a score. */
export async function openPanel(page: Page): Promise<Frame> {
  const { x, y } = await ringSaying(page, scored);
  await page.mouse.click(x, y);
  return panelOn(page);
}

/** The panel's page stands in a closed shadow tree; its frame is found by its address. */
export async function panelOn(page: Page): Promise<Frame> {
  const find = () => page.frames().find((frame) => frame.url().includes('/panel.html'));
  await expect.poll(() => find() !== undefined).toBe(true);
  const frame = find();
  if (!frame) throw new Error('There is no panel.');
  return frame;
}

/** Presses a button that removes the panel; a real click sometimes never ends when its frame is gone. */
export async function leavePanel(panel: Frame, name = 'Close'): Promise<void> {
  await panel.getByRole('button', { name }).waitFor();
  const named = `({ textContent }) => textContent === ${JSON.stringify(name)}`;
  await panel.evaluate(
    `void setTimeout(() => [...document.querySelectorAll('button')].find(${named}).click())`,
  );
  await expect.poll(() => panel.isDetached()).toBe(true);
}

/** What a screen reader may say of a page, our closed shadow tree included. */
export async function spokenOn(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  return nodes.map(({ name }) => String(name?.value ?? '')).join('\n');
}

export { expect };
