import { withoutInvisible } from '../../text/words/visible.ts';

/** The text with straight quotation marks, plain dashes and single spaces: equal texts read the same. */
export function plainText(text: string): string {
  return withoutInvisible(text)
    .replace(/[‘’‚‛]/gu, "'")
    .replace(/[“”„‟]/gu, '"')
    .replace(/\s*[–—]\s*/gu, ' - ')
    .replaceAll('…', '...')
    .replace(/\s+/gu, ' ')
    .trim();
}
