import {
  type Account,
  type ActionResult,
  type DraftText,
  pagePort,
  panelPort,
  type Request,
  type Requests,
  type ToBackground,
} from '../messages.ts';
import { askCoach, endCoach, isForCoach, startCoach } from '../coach/ask-coach.ts';
import {
  noteSent,
  removeNote,
  retryAlarm,
  retryNote,
  scheduleRetries,
  sendNotes,
} from './outbox.ts';
import {
  activePage,
  expectPanel,
  forgetPage,
  joinPanel,
  noteDrafts,
  post,
  sendToPanel,
} from './relay.ts';
import { checkAccount, readAccount, saveTemplate } from './server.ts';
import {
  forgetSite,
  isOff,
  patternOf,
  registerAlways,
  releasePermission,
  siteOf,
  turnOff,
  turnOn,
  turnOnAlways,
} from './sites.ts';

// Scripts in pages have no business with the key.
if ('setAccessLevel' in chrome.storage.local) {
  void chrome.storage.local.setAccessLevel({ accessLevel: 'TRUSTED_CONTEXTS' });
}

const pages = new Set<chrome.runtime.Port>();

chrome.runtime.onConnect.addListener((port) => {
  if (port.name === pagePort) void joinPage(port);
  else if (port.name.startsWith(panelPort)) joinPanel(port);
});

async function joinPage(port: chrome.runtime.Port): Promise<void> {
  const site = siteOfPage(port);
  pages.add(port);
  void startCoach();
  port.onDisconnect.addListener(() => {
    pages.delete(port);
    forgetPage(port);
    setTimeout(endIdleCoach, idleMs);
  });
  port.onMessage.addListener((message: ToBackground) => {
    if (message.type === 'score') {
      void scoreFor(port, message.id, message.draft);
    } else if (message.type === 'panel') expectPanel(message.panel, port);
    else if (message.type === 'to-panel') sendToPanel(message.panel, port, message.message);
    else if (message.type === 'drafts') noteDrafts(port, message.state);
    else if (message.type === 'turn-off') {
      // A page without an address of its own is only left alone.
      if (site === null) post(port, { type: 'stop' });
      else void turnOffSite(site);
    }
  });
  if (site !== null && (await isOff(site))) post(port, { type: 'stop' });
}

async function scoreFor(port: chrome.runtime.Port, id: number, draft: DraftText): Promise<void> {
  const verdict = await askCoach('score', draft).catch(() => null);
  if (pages.has(port)) post(port, { type: 'scored', id, verdict });
}

const idleMs = 20_000;

function endIdleCoach(): void {
  if (pages.size === 0) void endCoach();
}

/** A frame without an address, such as one of `srcdoc`, has the origin of the page around it. */
function siteOfPage({ sender }: chrome.runtime.Port): string | null {
  return siteOf(sender?.origin ?? sender?.url);
}

type Handlers = {
  [K in keyof Requests]: (
    input: Requests[K]['input'],
  ) => Requests[K]['output'] | Promise<Requests[K]['output']>;
};

const handlers: Handlers = {
  read: (draft) => askCoach('read', draft),
  review: (draft) => askCoach('review', draft),
  answer: (input) => askCoach('answer', input),
  account: async () => {
    const account = await readAccount();
    return account && { server: account.server };
  },
  saveTemplate,
  noteSent,
  openOptions: async () => {
    await chrome.runtime.openOptionsPage();
    return null;
  },
  connect,
  disconnect,
  retryNote,
  removeNote,
  turnOff: async (site) => {
    await turnOffSite(site);
    return null;
  },
};

async function connect(account: Account): Promise<ActionResult> {
  const problem = await checkAccount(account);
  const before = await readAccount();
  if (problem !== null) {
    await releasePermission(account.server);
    return { isDone: false, message: problem };
  }
  await chrome.storage.local.set({ account });
  if (before) await releasePermission(before.server);
  void sendNotes();
  return { isDone: true, message: 'Connected.' };
}

/** What was noted for the server stays, and is sent once it is connected again. */
async function disconnect(): Promise<null> {
  const account = await readAccount();
  await chrome.storage.local.remove('account');
  if (account) await releasePermission(account.server);
  return null;
}

chrome.runtime.onMessage.addListener((message: Request | object, sender, reply) => {
  if (isForCoach(message) || !('ask' in message)) return;
  const { ask, input } = message;
  // A page's script has its port; only the extension's own pages ask here.
  if (sender.id !== chrome.runtime.id || !sender.url?.startsWith(chrome.runtime.getURL(''))) return;
  const answer = handlers[ask] as (input: unknown) => unknown;
  Promise.resolve()
    .then(() => answer(input))
    .then(
      (output) => reply({ answer: output }),
      (error: unknown) => {
        reportError(error);
        reply(null);
      },
    );
  return true;
});

/** The script in a frame of a tab; once it was put there, it takes a moment to connect. */
function pageIn(tabId: number, frameId: number): Promise<chrome.runtime.Port | undefined> {
  return waitFor(() =>
    [...pages].find(({ sender }) => sender?.tab?.id === tabId && (sender.frameId ?? 0) === frameId),
  );
}

async function waitFor<T>(find: () => T | undefined): Promise<T | undefined> {
  for (let triesLeft = 10; triesLeft > 0; triesLeft -= 1) {
    const found = find();
    if (found !== undefined) return found;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
  }
  return undefined;
}

/** A sentence in the page; where no script may be, on the toolbar. */
async function notify(tabId: number, text: string): Promise<void> {
  try {
    await turnOn(tabId, 0);
    const page = await pageIn(tabId, 0);
    if (page) post(page, { type: 'notice', text });
  } catch {
    await chrome.action.setBadgeText({ tabId, text: '!' });
    await chrome.action.setTitle({ tabId, title: text });
  }
}

async function turnOffSite(site: string): Promise<void> {
  await turnOff(site);
  for (const port of pages) if (siteOfPage(port) === site) post(port, { type: 'stop' });
}

/** A page without an address of its own is only left alone. */
function stopTab(tabId: number): void {
  for (const port of pages) if (port.sender?.tab?.id === tabId) post(port, { type: 'stop' });
}

/** Turns a page on, or opens and closes the panel where it is on. */
chrome.action.onClicked.addListener(({ id, url }) => {
  if (id === undefined) return;
  const page = activePage(id);
  if (page) post(page, { type: 'toggle' });
  else void turnOnTab(id, url);
});

async function turnOnTab(tabId: number, url: string | undefined): Promise<void> {
  try {
    const site = siteOf(url);
    if (site !== null && (await isOff(site))) await forgetSite(site);
    await turnOn(tabId);
    if (await waitFor(() => activePage(tabId))) return;
    await notify(tabId, 'No draft was found. Click into the field you write in.');
  } catch {
    // The browser keeps extensions from its own pages and from its store.
    await notify(tabId, cannotWork);
  }
}

const cannotWork = 'Replysmith cannot work on this page.';

type Field = {
  readonly tabId: number;
  readonly url: string | undefined;
  readonly frameId: number | undefined;
  readonly frameUrl: string | undefined;
};

/** Opens the panel at the field that was clicked, in whichever frame it is. */
async function coachField({ tabId, url, frameId = 0, frameUrl }: Field): Promise<void> {
  const site = siteOf(frameId === 0 ? url : frameUrl);
  // The click allows no frame of another site. It may ask for one if nothing is awaited before.
  const isForeign = frameId !== 0 && site !== null && site !== siteOf(url);
  try {
    if (isForeign && !(await chrome.permissions.request({ origins: [patternOf(site)] }))) {
      await notify(tabId, `This field is a part of ${site}, which you did not allow.`);
      return;
    }
    if (site !== null && (await isOff(site))) await forgetSite(site);
    await turnOn(tabId, frameId);
    if (isForeign) await releasePermission(site);
    const page = await pageIn(tabId, frameId);
    if (page) post(page, { type: 'open' });
  } catch {
    await notify(tabId, 'The browser keeps Replysmith out of this part of the page.');
  }
}

const menus = {
  here: 'Coach this field',
  always: 'Always on this site',
  off: 'Off on this site',
} as const;

chrome.runtime.onInstalled.addListener(() => {
  void registerAlways();
  void chrome.contextMenus.removeAll().then(() => {
    for (const [id, title] of Object.entries(menus)) {
      const contexts = id === 'here' ? (['editable'] as const) : (['action'] as const);
      chrome.contextMenus.create({ id, title, contexts: [...contexts] });
    }
  });
});

chrome.contextMenus.onClicked.addListener(({ menuItemId, frameId, frameUrl }, tab) => {
  if (tab?.id === undefined) return;
  const { id, url } = tab;
  const site = siteOf(url);
  if (menuItemId === 'here') void coachField({ tabId: id, url, frameId, frameUrl });
  else if (menuItemId === 'off') {
    if (site === null) stopTab(id);
    else void turnOffSite(site);
  } else if (site === null) void notify(id, cannotWork);
  else {
    // Nothing may be awaited before: the permission is asked for by this very click.
    void turnOnAlways(site).then((isOn) => (isOn ? turnOnTab(id, url) : null));
  }
});

chrome.alarms.onAlarm.addListener(({ name }) => {
  if (name === retryAlarm) void sendNotes();
});

void scheduleRetries();
