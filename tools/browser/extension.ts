import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext, type CDPSession, type Page } from '@playwright/test';

/** The tests' own server, which nobody can be asked to allow. */
const allowed = 'http://127.0.0.1/*';

const usualPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser'];

/** A Chromium that loads extensions; the one from npm has no support for them. */
export function extensionChromium(): string | null {
  const { EXTENSION_CHROMIUM } = process.env;
  const places = EXTENSION_CHROMIUM === undefined ? usualPlaces : [EXTENSION_CHROMIUM];
  return places.find((path) => existsSync(path)) ?? null;
}

type LoadedExtension = {
  readonly context: BrowserContext;
  readonly end: () => Promise<void>;
};

/** Starts a browser with the built extension in it, or with none. */
export async function loadExtension(
  executablePath: string,
  folder: string | null,
  { width = 1280, height = 800, scale = 1 } = {},
): Promise<LoadedExtension> {
  const home = mkdtempSync(join(tmpdir(), 'replysmith-extension-'));
  const copy = join(home, 'extension');
  if (folder !== null) {
    cpSync(folder, copy, { recursive: true });
    const file = join(copy, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...manifest, host_permissions: [allowed] }));
  }
  const context = await chromium.launchPersistentContext(join(home, 'profile'), {
    executablePath,
    headless: false,
    viewport: { width, height },
    deviceScaleFactor: scale,
    ignoreDefaultArgs: ['--disable-extensions'],
    args: [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--no-first-run',
      '--enable-unsafe-extension-debugging',
      ...(folder === null
        ? []
        : [`--load-extension=${copy}`, `--disable-extensions-except=${copy}`]),
    ],
  });
  return {
    context,
    end: async () => {
      await context.close();
      rmSync(home, { recursive: true, force: true });
    },
  };
}

type Send = (
  method: string,
  params: object,
) => Promise<{ targetInfos?: { targetId: string; url: string }[] }>;

export async function realBrowser(context: BrowserContext) {
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const id = new URL(worker.url()).host;
  return {
    origin: `chrome-extension://${id}`,
    open: async (url: string, _isOwn: boolean) => {
      const page = await context.newPage();
      await page.goto(url);
      return page;
    },
    /** As a click on the toolbar does, with the rights that come with it. */
    clickAction: async (page: Page) => {
      const browser = await context.browser()?.newBrowserCDPSession();
      // Too new for the types.
      const send = browser?.send.bind(browser) as Send | undefined;
      const found = await send?.('Target.getTargets', { filter: [{ type: 'tab' }] });
      const { targetId } = found?.targetInfos?.find(({ url }) => url === page.url()) ?? {};
      await send?.('Extensions.triggerAction', { id, targetId });
    },
    /** What somebody allows here, the browser does not ask for again. */
    allow: async (site: string) => {
      const page = await context.newPage();
      await page.goto('chrome://extensions/');
      const [from, to] = [id, `${site}/*`].map((one) => JSON.stringify(one));
      await page.evaluate(`chrome.developerPrivate.addHostPermission(${from}, ${to})`);
      await page.close();
    },
    inBackground: <Result>(expression: string) => worker.evaluate<Result>(expression),
    store: (values: Record<string, unknown>) =>
      worker.evaluate(`chrome.storage.local.set(${JSON.stringify(values)})`),
    readStore: () => worker.evaluate<Record<string, unknown>>('chrome.storage.local.get()'),
  };
}

export type Ring = { readonly label: string; readonly x: number; readonly y: number };

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The rings on a page. They are in a closed shadow tree, which only the browser itself sees into. */
export async function ringsOn(page: Page): Promise<Ring[]> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  const session = await known;
  await session.send('DOM.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const rings: Ring[] = [];
  for (const { nodeName, attributes = [], nodeId } of nodes) {
    const named = new Map(pairs(attributes));
    if (nodeName !== 'BUTTON' || named.get('class') !== 'ring' || named.has('hidden')) continue;
    const box = await session.send('DOM.getBoxModel', { nodeId }).catch(() => null);
    const [left = 0, top = 0] = box?.model.border ?? [];
    if (box) rings.push({ label: named.get('aria-label') ?? '', x: left + 18, y: top + 18 });
  }
  return rings;
}

function pairs(flat: readonly string[]): [string, string][] {
  return flat.flatMap((name, index): [string, string][] =>
    index % 2 === 0 ? [[name, flat[index + 1] ?? '']] : [],
  );
}
