import {
  type DraftText,
  type FromBackground,
  pagePort,
  panelPort,
  type Request,
  type Requests,
  type ToBackground,
} from '../messages.ts';
import { askCoach, endCoach, isForCoach, startCoach } from '../coach/ask-coach.ts';
import { noteSent, retryAlarm, sendKept } from './outbox.ts';
import { expectPanel, forgetPage, joinPanel, sendToPanel, tell } from './relay.ts';
import { readAccount, saveTemplate } from './server.ts';
import { isOff, setOff, turnOff, turnOn, turnOnAlways } from './sites.ts';

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
  const origin = originOf(port.sender);
  pages.add(port);
  void startCoach();
  port.onDisconnect.addListener(() => {
    pages.delete(port);
    forgetPage(port);
    setTimeout(endUnusedCoach, unusedMs);
  });
  port.onMessage.addListener((message: ToBackground) => {
    if (message.type === 'score') {
      void scoreFor(port, message.id, message.draft);
    } else if (message.type === 'panel') expectPanel(message.panel, port);
    else if (message.type === 'to-panel') sendToPanel(message.panel, port, message.message);
    else if (message.type === 'turn-off' && origin !== null) void stopOn(origin);
  });
  if (origin !== null && (await isOff(origin))) tell(port, { type: 'stop' });
}

async function scoreFor(port: chrome.runtime.Port, id: number, draft: DraftText): Promise<void> {
  const verdict = await askCoach('score', draft).catch(() => null);
  if (pages.has(port)) tell(port, { type: 'scored', id, verdict });
}

const unusedMs = 20_000;

function endUnusedCoach(): void {
  if (pages.size === 0) void endCoach();
}

function originOf(sender: chrome.runtime.MessageSender | undefined): string | null {
  return sender?.url === undefined ? null : new URL(sender.url).origin;
}

type Answering = {
  [K in keyof Requests]: (
    input: Requests[K]['input'],
  ) => Requests[K]['output'] | Promise<Requests[K]['output']>;
};

const answering: Answering = {
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
};

chrome.runtime.onMessage.addListener((message: Request | object, sender, reply) => {
  if (isForCoach(message) || !('ask' in message)) return;
  const { ask, input } = message;
  // A page's script has its port; only the extension's own pages ask here.
  if (sender.id !== chrome.runtime.id || !sender.url?.startsWith(chrome.runtime.getURL(''))) return;
  const answer = answering[ask] as (input: unknown) => unknown;
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

function tellTab(tabId: number, message: FromBackground): boolean {
  const ports = [...pages].filter(({ sender }) => sender?.tab?.id === tabId);
  for (const port of ports) tell(port, message);
  return ports.length > 0;
}

async function stopOn(origin: string): Promise<void> {
  await turnOff(origin);
  for (const port of pages) if (originOf(port.sender) === origin) tell(port, { type: 'stop' });
}

/** Turns a page on, or opens and closes the panel where it is on. */
chrome.action.onClicked.addListener((tab) => {
  if (tab.id !== undefined && !tellTab(tab.id, { type: 'toggle' })) void turnOnTab(tab.id, tab.url);
});

async function turnOnTab(tabId: number, url: string | undefined, frameId = 0): Promise<void> {
  try {
    if (url !== undefined) await setOff(new URL(url).origin, false);
    await turnOn(tabId, frameId);
  } catch {
    // The browser keeps extensions from its own pages and from its store.
    await chrome.action.setBadgeText({ tabId, text: '!' });
    await chrome.action.setTitle({ tabId, title: 'Replysmith cannot work on this page.' });
  }
}

const menus = {
  here: 'Coach this field',
  always: 'Always on this site',
  off: 'Off on this site',
} as const;

chrome.runtime.onInstalled.addListener(() => {
  void chrome.contextMenus.removeAll().then(() => {
    for (const [id, title] of Object.entries(menus)) {
      const contexts = id === 'here' ? (['editable'] as const) : (['action'] as const);
      chrome.contextMenus.create({ id, title, contexts: [...contexts] });
    }
  });
});

chrome.contextMenus.onClicked.addListener(({ menuItemId, frameId }, tab) => {
  if (tab?.id === undefined || tab.url === undefined) return;
  const { id, url } = tab;
  const { origin } = new URL(url);
  if (menuItemId === 'off') void stopOn(origin);
  else if (menuItemId === 'here') void turnOnTab(id, url, frameId);
  else {
    // Nothing may be awaited before: the permission is asked for by this very click.
    void turnOnAlways(origin).then((isOn) => (isOn ? turnOnTab(id, url) : null));
  }
});

chrome.alarms.onAlarm.addListener(({ name }) => {
  if (name === retryAlarm) void sendKept();
});
