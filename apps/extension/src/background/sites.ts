/** Sites where the extension stays away although it may be there. */
type Stored = { off?: string[] };

export async function isOff(origin: string): Promise<boolean> {
  const { off = [] } = await chrome.storage.local.get<Stored>('off');
  return off.includes(origin);
}

export async function setOff(origin: string, isNowOff: boolean): Promise<void> {
  const { off = [] } = await chrome.storage.local.get<Stored>('off');
  const rest = off.filter((one) => one !== origin);
  await chrome.storage.local.set({ off: isNowOff ? [...rest, origin] : rest });
}

/** Puts the script into one page, by the right that a click on the toolbar or the menu gives. */
export async function turnOn(tabId: number, frameId = 0): Promise<void> {
  const target = { tabId, frameIds: [frameId] };
  await chrome.scripting.insertCSS({ target, files: ['content.css'] });
  await chrome.scripting.executeScript({ target, files: ['content.js'] });
}

const scriptId = (origin: string) => `always ${origin}`;

/** Must be called straight from a click: only then may a permission be asked for. */
export async function turnOnAlways(origin: string): Promise<boolean> {
  const matches = [`${origin}/*`];
  if (!(await chrome.permissions.request({ origins: matches }))) return false;
  await setOff(origin, false);
  const id = scriptId(origin);
  await forget(id);
  await chrome.scripting.registerContentScripts([
    { id, matches, js: ['content.js'], css: ['content.css'], runAt: 'document_idle' },
  ]);
  return true;
}

export async function turnOff(origin: string): Promise<void> {
  await setOff(origin, true);
  await forget(scriptId(origin));
  const origins = [`${origin}/*`];
  // A site of the manifest cannot be given back; it stays among those that are off.
  await chrome.permissions.remove({ origins }).catch(() => false);
}

async function forget(id: string): Promise<void> {
  const known = await chrome.scripting.getRegisteredContentScripts({ ids: [id] });
  if (known.length > 0) await chrome.scripting.unregisterContentScripts({ ids: [id] });
}
