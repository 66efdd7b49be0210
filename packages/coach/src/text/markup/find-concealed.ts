import type { Stretch } from '../email.ts';
import { findElements } from './find-elements.ts';

const styled = /<(span|div|p|font|td|tr|table|section|a|b|i|em|strong|li|ul)\s([^<>]{1,2000})>/giu;
const unseen =
  /display\s*:\s*none|visibility\s*:\s*hidden|font-size\s*:\s*[01](?:px|pt|em)?\s*(?:[;"'!]|$)|opacity\s*:\s*0\s*(?:[;"'!]|$)|mso-hide\s*:\s*all|^hidden$|\shidden(?:\s|$)/iu;
const white =
  /(?<![-\w])color\s*[:=]\s*["']?\s*(?:#fff(?:fff)?\b|white\b|rgb\(255,\s*255,\s*255\))/iu;
const background = /background(?:-color)?\s*:|bgcolor\s*=/iu;

/** Elements that are styled so that no reader sees their text, up to where they close: none of it was written to them. */
export function findConcealed(text: string): Stretch[] {
  return findElements(text, styled, isUnseen);
}

/** White on a background of its own is a button. */
function isUnseen(attributes: string): boolean {
  return unseen.test(attributes) || (white.test(attributes) && !background.test(attributes));
}
