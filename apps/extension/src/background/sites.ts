import { mailSites } from '../../manifest.ts';
import type { Stored } from '../messages.ts';

/** The origin of a page that may be kept as a site: no file, no page of the browser, no sandbox. */
export function siteOf(url: string | undefined): string | null {
  if (url === undefined || !URL.canParse(url)) return null;
  const { protocol, origin } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? origin : null;
}

/** All ports of a host: Firefox finds nothing by a pattern with a port. */
export function patternOf(origin: string): string {
  const { protocol, hostname } = new URL(origin);
  return `${protocol}//${hostname}/*`;
}

/** A site that the extension is on by its manifest. */
const isMailSite = (origin: string) => mailSites.includes(patternOf(origin));

type Sites = { readonly off: readonly string[]; readonly always: readonly string[] };

async function readSites(): Promise<Sites> {
  const { off = [], always = [] } = await chrome.storage.local.get<Stored>(['off', 'always']);
  return { off, always };
}

/** One change after another: the settings and the background both make them. */
function updateSites(change: (sites: Sites) => Partial<Sites>): Promise<void> {
  return navigator.locks.request('sites', async () => {
    await chrome.storage.local.set(change(await readSites()));
  });
}

export async function isOff(origin: string): Promise<boolean> {
  return (await readSites()).off.includes(origin);
}

const without = (origins: readonly string[], origin: string) =>
  origins.filter((one) => one !== origin);

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
  const isMail = isMailSite(origin);
  // Only Firefox lets people take back the permission for a site of the manifest.
  const isGiven = isMail && !chrome.runtime.getURL('').startsWith('moz-');
  if (!isGiven && !(await chrome.permissions.request({ origins: [patternOf(origin)] }))) {
    return false;
  }
  await updateSites(({ off, always }) => ({
    off: without(off, origin),
    always: isMail ? always : [...without(always, origin), origin],
  }));
  if (!isMail) await register(origin);
  return true;
}

/** A site of “always” is remembered, so that it can be turned on again as it was. */
export async function turnOff(origin: string): Promise<void> {
  await updateSites(({ off, always }) =>
    isMailSite(origin) || always.includes(origin) ? { off: [...without(off, origin), origin] } : {},
  );
  await unregister(origin);
  await releasePermission(origin);
}

/** It is as if nothing had been chosen for it; what it had of “always” was given back with “off”. */
export async function forgetSite(origin: string): Promise<void> {
  await updateSites(({ off, always }) => ({
    off: without(off, origin),
    always: without(always, origin),
  }));
}

/** Gives the permission for a site back, unless the manifest, the connection or “always” needs it. */
export async function releasePermission(origin: string): Promise<void> {
  const { account, off = [], always = [] } = await chrome.storage.local.get<Stored>();
  const needed = [account?.server ?? [], always.filter((one) => !off.includes(one))].flat();
  const pattern = patternOf(origin);
  if (isMailSite(origin) || needed.some((one) => patternOf(one) === pattern)) return;
  // Browsers may refuse to take back what was given at the installation.
  await chrome.permissions.remove({ origins: [pattern] }).catch(() => false);
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
