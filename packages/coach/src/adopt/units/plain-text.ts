import { withoutInvisible } from '../../document/stretch.ts';

/** The text with straight quotation marks, plain dashes and single spaces: equal texts read the same. */
export function plainText(text: string): string {
  return withoutInvisible(text)
    .replace(/[‘’‚‛]/gu, "'")
    .replace(/[“”„‟]/gu, '"')
    .replaceAll('…', '...')
    .replace(/\s+/gu, ' ')
    .replace(/ ?[–—] ?/gu, ' - ')
    .trim();
}
