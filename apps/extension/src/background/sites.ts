import { mailSites } from '../../manifest.ts';
import type { Stored } from '../messages.ts';

/** The origin of a page that may be kept as a site: no file, no page of the browser, no sandbox. */
export function siteOf(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

export const patternOf = (origin: string) => `${origin}/*`;

/** A site that the extension is on by its manifest, without a permission of its own. */
const isMailSite = (origin: string) => mailSites.includes(patternOf(origin));

type Sites = { readonly off: readonly string[]; readonly always: readonly string[] };

async function readSites(): Promise<Sites> {
  const { off = [], always = [] } = await chrome.storage.local.get<Stored>(['off', 'always']);
  return { off, always };
}

export async function isOff(origin: string): Promise<boolean> {
  return (await readSites()).off.includes(origin);
}

const without = (origins: readonly string[], origin: string) =>
  origins.filter((one) => one !== origin);

export async function setOn(origin: string): Promise<void> {
  const { off } = await readSites();
  await chrome.storage.local.set({ off: without(off, origin) });
}

/**
 * Puts the script into a tab, or one frame of it, by the right that a click on the toolbar or the
 * menu gives. Browsers leave out the frames of other sites.
 */
export async function turnOn(tabId: number, frameId?: number): Promise<void> {
  const target =
    frameId === undefined ? { tabId, allFrames: true } : { tabId, frameIds: [frameId] };
  await chrome.scripting.insertCSS({ target, files: ['content.css'] });
  await chrome.scripting.executeScript({ target, files: ['content.js'] });
}

/** Must be called straight from a click: only then may a permission be asked for. */
export async function turnOnAlways(origin: string): Promise<boolean> {
  if (!isMailSite(origin)) {
    if (!(await chrome.permissions.request({ origins: [patternOf(origin)] }))) return false;
    const { always } = await readSites();
    await chrome.storage.local.set({ always: [...without(always, origin), origin] });
    await register(origin);
  }
  await setOn(origin);
  return true;
}

/** A site of “always” is remembered, so that it can be turned on again as it was. */
export async function turnOff(origin: string): Promise<void> {
  const { off, always } = await readSites();
  if (isMailSite(origin) || always.includes(origin)) {
    await chrome.storage.local.set({ off: [...without(off, origin), origin] });
  }
  await unregister(origin);
  await releasePermission(origin);
}

export async function forgetSite(origin: string): Promise<void> {
  const { off, always } = await readSites();
  await chrome.storage.local.set({ off: without(off, origin), always: without(always, origin) });
}

/** Gives the permission for a site back, unless the connection or “always” needs it. */
export async function releasePermission(origin: string): Promise<void> {
  const { account, off = [], always = [] } = await chrome.storage.local.get<Stored>();
  const isAlways = always.includes(origin) && !off.includes(origin);
  if (isAlways || account?.server === origin) return;
  // Browsers refuse to take back what the manifest names.
  await chrome.permissions.remove({ origins: [patternOf(origin)] }).catch(() => false);
}

/** Browsers drop registered scripts when the extension is updated. */
export async function registerAlways(): Promise<void> {
  const { off, always } = await readSites();
  for (const origin of always) {
    const isAllowed = await chrome.permissions.contains({ origins: [patternOf(origin)] });
    if (isAllowed && !off.includes(origin)) await register(origin);
  }
}

const scriptId = (origin: string) => `always ${origin}`;

async function register(origin: string): Promise<void> {
  await unregister(origin);
  await chrome.scripting.registerContentScripts([
    {
      id: scriptId(origin),
      matches: [patternOf(origin)],
      js: ['content.js'],
      css: ['content.css'],
      runAt: 'document_idle',
      // Editors are often frames without an address of their own.
      allFrames: true,
      matchOriginAsFallback: true,
    },
  ]);
}

async function unregister(origin: string): Promise<void> {
  const ids = [scriptId(origin)];
  const known = await chrome.scripting.getRegisteredContentScripts({ ids });
  if (known.length > 0) await chrome.scripting.unregisterContentScripts({ ids });
}
