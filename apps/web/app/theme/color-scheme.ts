import type { MantineColorSchemeManager } from '@mantine/core';

type ColorScheme = 'light' | 'dark' | 'auto';

/** Shared with the script in the page's head, which paints before anything else runs. */
const storageKey = 'mantine-color-scheme-value';
const changed = 'replysmith:color-scheme';

function read(): ColorScheme {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

function paint(scheme: ColorScheme): void {
  const dark =
    scheme === 'auto' ? matchMedia('(prefers-color-scheme: dark)').matches : scheme === 'dark';
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
}

/** Paints what was chosen, for a page whose root element is new. */
export function paintColorScheme(): void {
  paint(read());
}

/** What is painted now, with "auto" resolved. */
export function paintedColorScheme(): 'light' | 'dark' {
  return document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark'
    ? 'dark'
    : 'light';
}

export function setColorScheme(scheme: ColorScheme): void {
  if (scheme === read()) return;
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage may be blocked; the choice then lasts for this page only.
  }
  paint(scheme);
  dispatchEvent(new CustomEvent(changed));
}

/** Lets Mantine follow the same choice, so that pages without Mantine can change it too. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let listener: ((event: Event) => void) | undefined;
  return {
    get: (fallback) => (typeof window === 'undefined' ? fallback : read()),
    set: setColorScheme,
    subscribe: (onUpdate) => {
      listener = (event) => {
        if (event instanceof StorageEvent && event.key !== storageKey) return;
        paint(read());
        onUpdate(read());
      };
      addEventListener(changed, listener);
      addEventListener('storage', listener);
    },
    unsubscribe: () => {
      if (!listener) return;
      removeEventListener(changed, listener);
      removeEventListener('storage', listener);
    },
    clear: () => localStorage.removeItem(storageKey),
  };
}
