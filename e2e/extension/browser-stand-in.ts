import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, CDPSession, Frame, Page } from '@playwright/test';

const origin = 'https://extension.invalid';
const worldName = 'extension';
const standIn = readFileSync(join(import.meta.dirname, 'chrome-stand-in.js'), 'utf8');

const receiving = (message: object) => `globalThis.extensionReceive?.(${JSON.stringify(message)})`;

/** A document or a content script, as the stand-in sees it. */
type Endpoint = { readonly deliver: (message: object) => Promise<unknown>; readonly tab: number };

type Message = {
  type: 'connect' | 'post' | 'disconnect' | 'request' | 'reply' | 'storage' | 'execute' | 'browser';
  port?: string;
  to?: number;
  n?: number;
  tab?: number;
  url?: string;
  name?: string;
  message?: unknown;
  answer?: unknown;
  get?: string | null;
  set?: Record<string, unknown>;
  remove?: string[] | string;
  call?: string;
  input?: never;
};

type Script = { readonly id: string; readonly matches: readonly string[] };

/** What a browser lets an extension do, to one that asks for nothing of the manifest. */
function permissionsAndScripts() {
  const allowed = new Set<string>();
  const scripts = new Map<string, Script>();
  type Origins = { origins: readonly string[] };
  type Ids = { ids: readonly string[] };
  const calls: Readonly<Record<string, (input: never) => unknown>> = {
    isAllowed: ({ origins }: Origins) => origins.every((one) => allowed.has(one)),
    allow: ({ origins }: Origins) => {
      for (const one of origins) allowed.add(one);
      return true;
    },
    disallow: ({ origins }: Origins) => {
      for (const one of origins) allowed.delete(one);
      return true;
    },
    allowed: () => ({ origins: [...allowed] }),
    scripts: ({ ids }: Ids) => [...scripts.values()].filter(({ id }) => ids.includes(id)),
    register: (added: readonly Script[]) => {
      for (const one of added) scripts.set(one.id, one);
    },
    unregister: ({ ids }: Ids) => {
      for (const id of ids) scripts.delete(id);
    },
  };
  return {
    answer: ({ call = '', input }: Message) => calls[call]?.(input as never),
    isScripted: (url: string) =>
      [...scripts.values()].some(({ matches }) => matches.includes(`${new URL(url).origin}/*`)),
  };
}

/**
 * Runs the built extension in a Chromium that loads none: its background is a page, its content
 * script runs in an isolated world as a browser gives it, and messages are carried between them.
 */
export async function standInForBrowser(context: BrowserContext, folder: string) {
  const endpoints: Endpoint[] = [];
  const ports = new Map<string, readonly [Endpoint, Endpoint]>();
  let stored: Record<string, unknown> = {};
  let background: Endpoint | null = null;
  const tabs: Page[] = [];
  const frames = new Map<Frame, Endpoint>();

  const browser = permissionsAndScripts();

  const receiveFrom = (endpoint: Endpoint, message: Message) => {
    const { type, port = '', n, url = '' } = message;
    const sender = { id: 'extension', url, tab: { id: endpoint.tab } };
    const other = ports.get(port)?.find((one) => one !== endpoint);
    if (type === 'connect' && background) {
      ports.set(port, [endpoint, background]);
      void background.deliver({ type, port, name: message.name, sender });
    } else if (type === 'post') void other?.deliver({ type, port, message: message.message });
    else if (type === 'disconnect') void other?.deliver({ type, port });
    else if (type === 'request') {
      const to = endpoints.indexOf(endpoint);
      void background?.deliver({ type, to, n, message: message.message, sender });
    } else if (type === 'reply') {
      void endpoints[message.to ?? -1]?.deliver({ type: 'answer', n, answer: message.answer });
    } else if (type === 'browser') {
      void endpoint.deliver({ type: 'answer', n, answer: browser.answer(message) });
    } else if (type === 'storage')
      void endpoint.deliver({ type: 'answer', n, answer: store(message) });
    else if (message.tab !== undefined) {
      const page = tabs[message.tab];
      if (page) void runIn(page).then(() => endpoint.deliver({ type: 'answer', n }));
    }
  };

  /** A document that is gone leaves its ports. */
  const closePorts = (endpoint: Endpoint) => {
    for (const [port, ends] of ports) {
      if (!ends.includes(endpoint)) continue;
      ports.delete(port);
      void ends.find((one) => one !== endpoint)?.deliver({ type: 'disconnect', port });
    }
  };

  const store = ({ get, set, remove }: Message) => {
    if (set) stored = { ...stored, ...set };
    const gone = [remove ?? []].flat();
    stored = Object.fromEntries(Object.entries(stored).filter(([key]) => !gone.includes(key)));
    if (set || remove !== undefined)
      for (const one of endpoints) void one.deliver({ type: 'changed' });
    return typeof get === 'string' ? { [get]: stored[get] } : stored;
  };

  await context.exposeBinding('extensionCall', ({ frame, page }, json: string) => {
    let endpoint = frames.get(frame);
    if (!endpoint) {
      const deliver = (message: object) => frame.evaluate(receiving(message)).catch(() => null);
      endpoint = { deliver, tab: tabs.indexOf(page) };
      frames.set(frame, endpoint);
      endpoints.push(endpoint);
      const gone = endpoint;
      page.on('framedetached', (detached) => {
        if (detached === frame) closePorts(gone);
      });
    }
    receiveFrom(endpoint, JSON.parse(json) as Message);
  });
  await context.route(`${origin}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/background.html') {
      const body =
        '<script src="stand-in.js"></script><script type="module" src="background.js"></script>';
      await route.fulfill({ contentType: 'text/html', body });
    } else if (pathname === '/stand-in.js') {
      await route.fulfill({ contentType: 'text/javascript', body: standIn });
    } else if (pathname.endsWith('.html')) {
      const html = readFileSync(join(folder, pathname), 'utf8');
      const body = html.replace('<head>', '<head><script src="stand-in.js"></script>');
      await route.fulfill({ contentType: 'text/html', body });
    } else await route.fulfill({ path: join(folder, pathname) });
  });

  const page = await context.newPage();
  background = {
    tab: -1,
    deliver: (message) => page.evaluate(receiving(message)).catch(() => null),
  };
  frames.set(page.mainFrame(), background);
  endpoints.push(background);
  await page.goto(`${origin}/background.html`);

  /** Runs the content script in a page and its frames, apart from their own scripts. */
  const runIn = async (at: Page) => {
    const session = await context.newCDPSession(at);
    await session.send('Runtime.enable');
    await session.send('Runtime.addBinding', {
      name: 'extensionCall',
      executionContextName: worldName,
    });
    const { frameTree } = await session.send('Page.getFrameTree');
    const withinPage = [frameTree, ...(frameTree.childFrames ?? [])];
    for (const { frame } of withinPage) {
      if (!frame.url.startsWith(origin)) await runInFrame(at, session, frame.id);
    }
    await at.addStyleTag({ path: join(folder, 'content.css') });
  };
  const runInFrame = async (at: Page, session: CDPSession, frameId: string) => {
    const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', {
      frameId,
      worldName,
    });
    const run = (expression: string) => session.send('Runtime.evaluate', { contextId, expression });
    const endpoint: Endpoint = {
      tab: tabs.indexOf(at),
      deliver: (message) => run(`extensionReceive(${JSON.stringify(message)})`).catch(() => null),
    };
    endpoints.push(endpoint);
    session.on('Runtime.bindingCalled', ({ executionContextId, payload }) => {
      if (executionContextId === contextId) receiveFrom(endpoint, JSON.parse(payload) as Message);
    });
    session.on('Runtime.executionContextDestroyed', ({ executionContextId }) => {
      if (executionContextId === contextId) closePorts(endpoint);
    });
    await run(standIn);
    await run(readFileSync(join(folder, 'content.js'), 'utf8'));
  };

  return {
    origin,
    open: async (url: string, isOwn: boolean) => {
      const opened = await context.newPage();
      tabs.push(opened);
      await opened.goto(url);
      if (isOwn || browser.isScripted(url)) await runIn(opened);
      return opened;
    },
    clickAction: (at: Page) =>
      page.evaluate(receiving({ type: 'action', tab: { id: tabs.indexOf(at), url: at.url() } })),
    /** The stand-in allows whatever is asked for. */
    allow: () => Promise.resolve(),
    inBackground: <Result>(expression: string) => page.evaluate<Result>(expression),
    store: (values: Record<string, unknown>) =>
      Promise.resolve(void store({ type: 'storage', set: values })),
    readStore: () => Promise.resolve(stored),
  };
}
