import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  colorSchemeManager,
  keepPainted,
  paintedColorScheme,
  setColorScheme,
} from './color-scheme.ts';

const manager = colorSchemeManager();
const key = 'mantine-color-scheme-value';

const system = Object.assign(new EventTarget(), { matches: false });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => system);
  system.matches = false;
  localStorage.setItem(key, 'light');
});
afterEach(() => {
  manager.unsubscribe();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a change reaches a follower once, even one that sets what it is told', () => {
  const reported: string[] = [];
  manager.subscribe((scheme) => {
    reported.push(scheme);
    manager.set(scheme);
  });
  setColorScheme('dark');
  expect(reported).toEqual(['dark']);
  expect(paintedColorScheme()).toBe('dark');
});

test('another tab’s change is painted here', () => {
  manager.subscribe(() => undefined);
  localStorage.setItem(key, 'dark');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(paintedColorScheme()).toBe('dark');
});

test('what other tabs store besides is nobody’s business', () => {
  const follower = vi.fn();
  manager.subscribe(follower);
  dispatchEvent(new StorageEvent('storage', { key: 'a-draft' }));
  expect(follower).not.toHaveBeenCalled();
});

test('a new root element gets the colours that were chosen', () => {
  localStorage.setItem(key, 'dark');
  document.documentElement.setAttribute('data-mantine-color-scheme', 'light');
  keepPainted()();
  expect(paintedColorScheme()).toBe('dark');
});

test('who never chose gets what the system changes to, until the page is left', () => {
  localStorage.removeItem(key);
  const stop = keepPainted();
  const turn = (isDark: boolean) => {
    system.matches = isDark;
    system.dispatchEvent(new Event('change'));
  };
  turn(true);
  expect(paintedColorScheme()).toBe('dark');
  stop();
  turn(false);
  expect(paintedColorScheme()).toBe('dark');
});

test('who chose keeps it whatever the system does', () => {
  const stop = keepPainted();
  system.matches = true;
  system.dispatchEvent(new Event('change'));
  expect(paintedColorScheme()).toBe('light');
  stop();
});
