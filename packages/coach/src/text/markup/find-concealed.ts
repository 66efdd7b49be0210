import type { Stretch } from '../email.ts';
import { stretchOf } from '../words/stretch.ts';

const styled = /<(span|div|p|font|td|tr|table|section|a|b|i|em|strong|li|ul)\s([^<>]{1,2000})>/giu;
const unseen =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[01](?:px|pt|em)?\s*(?:[;"'!]|$)|opacity\s*:\s*0\s*(?:[;"'!]|$)|mso-hide\s*:\s*all|^hidden$|\shidden(?:\s|$)/iu;
const white =
  /(?<![-\w])color\s*[:=]\s*["']?\s*(?:#fff(?:fff)?\b|white\b|rgb\(255,\s*255,\s*255\))/iu;
const background = /background(?:-color)?\s*:|bgcolor\s*=/iu;

/** Elements that are styled so that no reader sees their text, up to where they close: none of it was written to them. */
export function findConcealed(text: string): Stretch[] {
  const lower = text.toLowerCase();
  const neverClosed = new Set<string>();
  const found: Stretch[] = [];
  for (const { index, 0: whole, 1: name = '', 2: attributes = '' } of text.matchAll(styled)) {
    const close = `</${name.toLowerCase()}>`;
    if (index < (found.at(-1)?.end ?? 0) || neverClosed.has(close)) continue;
    if (!isUnseen(attributes)) continue;
    const at = lower.indexOf(close, index + whole.length);
    if (at === -1) neverClosed.add(close);
    else found.push(stretchOf(text, index, at + close.length));
  }
  return found;
}

/** White on a background of its own is a button. */
function isUnseen(attributes: string): boolean {
  return unseen.test(attributes) || (white.test(attributes) && !background.test(attributes));
}
