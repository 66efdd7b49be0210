import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  colorSchemeManager,
  paintColorScheme,
  paintedColorScheme,
  setColorScheme,
} from './color-scheme.ts';

const manager = colorSchemeManager();
const key = 'mantine-color-scheme-value';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  localStorage.setItem(key, 'light');
});
afterEach(() => {
  manager.unsubscribe();
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a change reaches a follower once, even one that sets what it is told', () => {
  const told: string[] = [];
  manager.subscribe((scheme) => {
    told.push(scheme);
    manager.set(scheme);
  });
  setColorScheme('dark');
  expect(told).toEqual(['dark']);
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
  paintColorScheme();
  expect(paintedColorScheme()).toBe('dark');
});
