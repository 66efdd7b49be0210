import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { barColors, barMedia, themes, keepPainted, setColorScheme } from './color-scheme.ts';

const bars = () =>
  [...document.querySelectorAll('meta[name="theme-color"]')].map((bar) => [
    bar.getAttribute('content'),
    bar.getAttribute('media'),
  ]);

let stop: () => void;
beforeEach(() => {
  for (const theme of themes) {
    const bar = document.createElement('meta');
    bar.name = 'theme-color';
    bar.content = barColors[theme];
    bar.media = barMedia(theme);
    document.head.append(bar);
  }
  stop = keepPainted();
});
afterEach(() => {
  setColorScheme('auto');
  stop();
  document.querySelectorAll('meta[name="theme-color"]').forEach((bar) => bar.remove());
});

it('is the desk of both themes', () => {
  const tokens = readFileSync(
    join(import.meta.dirname, '../../../../packages/ui/tokens.css'),
    'utf8',
  );
  const desks = [...tokens.matchAll(/--desk: (#\w+);/g)].map(([, page]) => page);
  expect(desks).toEqual([barColors.light, barColors.dark]);
});

it('follows the system until a theme is chosen, and then the choice', () => {
  const { light, dark } = barColors;
  const bySystem = [
    [light, '(prefers-color-scheme: light)'],
    [dark, '(prefers-color-scheme: dark)'],
  ];
  expect(bars()).toEqual(bySystem);
  setColorScheme('dark');
  expect(bars()).toEqual([
    [light, 'not all'],
    [dark, 'all'],
  ]);
  setColorScheme('light');
  expect(bars()).toEqual([
    [light, 'all'],
    [dark, 'not all'],
  ]);
  setColorScheme('auto');
  expect(bars()).toEqual(bySystem);
});
