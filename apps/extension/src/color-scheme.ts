import { parentOf } from './content/position.ts';

export type Scheme = 'light' | 'dark';

const dark = matchMedia('(prefers-color-scheme: dark)');

/** Gives an element the tokens of a theme. */
export function showScheme(root: HTMLElement, scheme: Scheme): void {
  root.dataset['mantineColorScheme'] = scheme;
}

/** Gives an element the tokens of the theme that the system is in. */
export function followScheme(root: HTMLElement): void {
  const follow = () => showScheme(root, dark.matches ? 'dark' : 'light');
  dark.addEventListener('change', follow);
  follow();
}

const opaque = 0.5;
const middle = 128;

/** What an element of a page stands on: a mail program may be light on a dark system. */
export function schemeBehind(element: Element): Scheme {
  for (let part: Element | null = element; part; part = parentOf(part)) {
    const color = getComputedStyle(part).backgroundColor;
    const [red = 0, green = 0, blue = 0, opacity = 1] = (color.match(/[\d.]+/gu) ?? []).map(Number);
    if (!color.startsWith('rgb') || opacity < opaque) continue;
    return 0.299 * red + 0.587 * green + 0.114 * blue < middle ? 'dark' : 'light';
  }
  const { colorScheme } = getComputedStyle(document.documentElement);
  return dark.matches && colorScheme.includes('dark') ? 'dark' : 'light';
}
