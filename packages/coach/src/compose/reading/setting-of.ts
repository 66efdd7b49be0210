import type { Brief } from '../../brief/brief.ts';
import { inSentence, tidy } from './tidy.ts';

const mostWords = 4;
const anything = /^(?:general|other|any|all|various|none)$/iu;
/** "Shipping", not a name. */
const ordinary =
  /^(?:\p{Lu}\p{Ll}+(?:ing|ion|ance|ism|ics|ware|are|ity|ture|ment|cy|ness|ty|il|ry|rt|od|aw))\b/u;

/** Where the reader works, before a question: "In logistics,"; null when the brief does not say. */
export function settingOf(industry: Brief['industry']): string | null {
  const field = tidy(industry.slice(0, 100));
  const isPlain = /^[\p{L}\s&-]+$/u.test(field) && field.split(' ').length <= mostWords;
  if (!isPlain || anything.test(field)) return null;
  return `In ${ordinary.test(field) ? inSentence(field) : field},`;
}
