import type { Stretch } from '../email.ts';
import { stretchOf } from '../words/stretch.ts';

/** Others grow longer in lower case, which would move every offset. */
const capital = /[A-Z]/gu;

/**
 * What `opening` (with the flag `g`) finds, up to where it closes: an element by the name in its first group, a comment
 * where it has none. What never closes is left out; what stands inside another one belongs to it.
 */
export function findElements(
  text: string,
  opening: RegExp,
  isWanted: (attributes: string) => boolean = () => true,
): Stretch[] {
  const lower = text.replace(capital, (letter) => letter.toLowerCase());
  const neverClosed = new Set<string>();
  const found: Stretch[] = [];
  for (const { index, 0: whole, 1: name, 2: attributes = '' } of text.matchAll(opening)) {
    const close = name === undefined ? '-->' : `</${name.toLowerCase()}>`;
    if (index < (found.at(-1)?.end ?? 0) || neverClosed.has(close)) continue;
    if (!isWanted(attributes)) continue;
    const at = lower.indexOf(close, index + whole.length);
    if (at === -1) neverClosed.add(close);
    else found.push(stretchOf(text, index, at + close.length));
  }
  return found;
}
