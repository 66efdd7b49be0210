import {
  type DraftsState,
  type FromBackground,
  type FromPanel,
  panelPort,
  type ToPanel,
} from '../messages.ts';

type Port = chrome.runtime.Port;

/** Which page has which panel. A page names its panel before it shows it. */
const pages = new Map<string, Port>();
const panels = new Map<string, Port>();

export function expectPanel(panel: string, page: Port): void {
  pages.set(panel, page);
  // The background was started anew below an open panel.
  if (panels.has(panel)) post(page, { type: 'panel-ready', panel });
}

export function sendToPanel(panel: string, page: Port, message: ToPanel): void {
  if (pages.get(panel) === page) panels.get(panel)?.postMessage(message);
}

export function forgetPage(page: Port): void {
  withDrafts.delete(page);
  for (const [panel, owner] of pages) {
    if (owner === page) pages.delete(panel);
  }
}

/** Joins a panel to its page. Who knows no page's panel, or comes second, is turned away. */
export function joinPanel(port: Port): void {
  const panel = port.name.slice(panelPort.length);
  if (panels.has(panel)) {
    port.disconnect();
    return;
  }
  panels.set(panel, port);
  port.onDisconnect.addListener(() => panels.delete(panel));
  port.onMessage.addListener((message: FromPanel) => {
    const page = pages.get(panel);
    if (page) post(page, { type: 'from-panel', panel, message });
  });
  const page = pages.get(panel);
  if (page) post(page, { type: 'panel-ready', panel });
}

export function post(page: Port, message: FromBackground): void {
  page.postMessage(message);
}

/** The pages and frames with drafts; the one last written in comes last. */
const withDrafts = new Set<Port>();

export function noteDrafts(page: Port, state: DraftsState): void {
  if (state !== 'some') withDrafts.delete(page);
  if (state !== 'none') withDrafts.add(page);
}

/** The frame of a tab that a click on the toolbar is for. */
export function activePage(tabId: number): Port | undefined {
  return [...withDrafts].findLast(({ sender }) => sender?.tab?.id === tabId);
}
