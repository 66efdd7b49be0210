import type { MantineColorSchemeManager } from '@mantine/core';

/** The page background of both themes, for the browser's own bars. */
export const barColors = { light: '#f0ebe2', dark: '#0d131d' } as const;

type Theme = keyof typeof barColors;

export const themes = Object.keys(barColors) as Theme[];

/** The media query for each theme's bar color. */
export function barMedia(theme: Theme, scheme: Theme | 'auto' = 'auto'): string {
  if (scheme === 'auto') return `(prefers-color-scheme: ${theme})`;
  return scheme === theme ? 'all' : 'not all';
}

function paintBars(scheme: Theme | 'auto'): void {
  const bars = document.querySelectorAll('meta[name="theme-color"]');
  themes.forEach((theme, index) => bars[index]?.setAttribute('media', barMedia(theme, scheme)));
}

export type ColorScheme = 'light' | 'dark' | 'auto';

/** Shared with the inline script in the page's head, which sets the theme before first paint. */
const storageKey = 'mantine-color-scheme-value';
const changed = 'replysmith:color-scheme';

/** What was chosen in this browser; "auto" follows the system. */
export function chosenColorScheme(): ColorScheme {
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'auto';
  } catch {
    return 'auto';
  }
}

const systemIsDark = '(prefers-color-scheme: dark)';

function paint(scheme: ColorScheme): void {
  const dark = scheme === 'auto' ? matchMedia(systemIsDark).matches : scheme === 'dark';
  document.documentElement.setAttribute('data-mantine-color-scheme', dark ? 'dark' : 'light');
  paintBars(scheme);
}

/**
 * Applies the chosen theme to the current root element, and again when the system or another tab
 * changes; returns the stop function.
 */
export function keepPainted(): () => void {
  const repaint = () => paint(chosenColorScheme());
  const system = matchMedia(systemIsDark);
  repaint();
  system.addEventListener('change', repaint);
  const stop = onColorScheme(repaint);
  return () => {
    system.removeEventListener('change', repaint);
    stop();
  };
}

/** What is painted now, with "auto" resolved. */
export function paintedColorScheme(): 'light' | 'dark' {
  return document.documentElement.getAttribute('data-mantine-color-scheme') === 'dark'
    ? 'dark'
    : 'light';
}

export function setColorScheme(scheme: ColorScheme): void {
  if (scheme === chosenColorScheme()) return;
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage may be blocked; the choice then lasts for this page only.
  }
  paint(scheme);
  dispatchEvent(new CustomEvent(changed));
}

/** Subscribes to changes in this tab and others; returns the unsubscribe function. */
export function onColorScheme(tell: () => void): () => void {
  const onChange = (event: Event) => {
    if (!(event instanceof StorageEvent) || event.key === storageKey) tell();
  };
  addEventListener(changed, onChange);
  addEventListener('storage', onChange);
  return () => {
    removeEventListener(changed, onChange);
    removeEventListener('storage', onChange);
  };
}

/** Connects Mantine to the same setting, so that pages without Mantine can change it too. */
export function colorSchemeManager(): MantineColorSchemeManager {
  let stop = () => {};
  return {
    get: (fallback) => (typeof window === 'undefined' ? fallback : chosenColorScheme()),
    set: setColorScheme,
    subscribe: (onUpdate) => {
      stop = onColorScheme(() => {
        paint(chosenColorScheme());
        onUpdate(chosenColorScheme());
      });
    },
    unsubscribe: () => stop(),
    clear: () => localStorage.removeItem(storageKey),
  };
}
