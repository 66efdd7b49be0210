import type { Stretch } from '../email.ts';
import { stretchOf } from '../words/stretch.ts';

const shape = /\[\s?fill in\s?:([^[\]\n]{0,120})\]/giu;

/** A gap the writer can see and means to close; `label` says with what. */
export type Blank = Stretch & { readonly label: string };

/**
 * Every `[fill in: …]`, in reading order.
 *
 * @example
 * findBlanks('I waited [fill in: how long] for it.')[0]?.label; // 'how long'
 */
export function findBlanks(text: string): Blank[] {
  return Array.from(text.matchAll(shape), ({ index, 0: whole, 1: label = '' }) => ({
    ...stretchOf(text, index, index + whole.length),
    label: label.trim(),
  }));
}
