import { findVariables } from '@replysmith/contract';

/** Longer ones are text between braces. */
const tag = /\{\{[^{}\n]{0,80}\}\}/gu;

type Tag = { readonly tag: string; readonly start: number; readonly end: number };

/** What looks like a variable and is none, such as `{{firstName|there}}`: nothing ever fills it. */
export function unknownTags(text: string): Tag[] {
  const known = new Set(findVariables(text).map(({ start }) => start));
  return Array.from(text.matchAll(tag), ({ 0: found, index }) => ({
    tag: found,
    start: index,
    end: index + found.length,
  })).filter(({ start }) => !known.has(start));
}
