import type { Stretch } from './document/email.ts';
import { stretchOf } from './document/stretch.ts';

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

/** "first name", "your phone number": who the reader and the writer are, and nothing about the reader. */
const person = /^(?:your\b|(?:the |their |reader['’]s )?(?:(?:first|last|full) )?name$)/iu;

/** Whether a blank with this label asks for something that the writer saw or knows. */
export function asksForFact(label: string): boolean {
  return !person.test(label.trim());
}
