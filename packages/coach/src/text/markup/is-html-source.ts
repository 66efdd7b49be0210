import { findConcealed } from './find-concealed.ts';

const unseen = /<(style|script|head|title)\b[^<>]*>[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<![^<>]*>/giu;
const layout =
  /<(\/?)(html|body|p|div|table|tbody|tr|td|ul|ol|li|h[1-6]|blockquote|center|section|article|br)(?=[\s/>])[^<>]*>/giu;
const fewestTags = 2;
const longestRead = 100_000;
const lineBreak = '\u0000';

/**
 * Whether tags carry the layout of the text, as in the source of a mail: no line with words stands outside them
 * without a break of its own. Not so of a mail that speaks of tags or shows a few lines of code. What hides some of its
 * text stays as it is, so that the account can name what is hidden.
 */
export function isHtmlSource(text: string): boolean {
  if (!text.includes('<') || text.length > longestRead || findConcealed(text).length > 0)
    return false;
  const seen = text.replace(unseen, '');
  let loose = '';
  let depth = 0;
  let tags = 0;
  let from = 0;
  for (const { index, 0: whole, 1: slash, 2: name = '' } of seen.matchAll(layout)) {
    if (depth === 0) loose += seen.slice(from, index);
    from = index + whole.length;
    const isSpoken = seen[index - 1] === ' ' && seen[from] === ' ' && depth === 0;
    if (isSpoken) continue;
    tags += 1;
    if (name.toLowerCase() === 'br') loose += lineBreak;
    else depth = Math.max(0, depth + (slash === '/' ? -1 : 1));
  }
  if (depth === 0) loose += seen.slice(from);
  const lines = loose.replace(/<[^<>]*>/gu, '').split('\n');
  return (
    tags >= fewestTags && lines.every((line) => !/\p{L}/u.test(line) || line.includes(lineBreak))
  );
}
