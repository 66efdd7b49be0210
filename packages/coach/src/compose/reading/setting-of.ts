import type { Brief } from '../../brief/brief.ts';
import { inSentence, tidy } from './tidy.ts';

const mostWords = 4;

/** Where the reader works, before a question, which stands at `~`; null when the brief does not say. */
export function settingOf({
  companySize,
  industry,
}: Pick<Brief, 'companySize' | 'industry'>): string | null {
  const [, from, to, more] =
    /(\d[\d,]*)\s?(?:[-–]\s?(\d[\d,]*)|(\+))/u.exec(companySize.slice(0, 100)) ?? [];
  if (from !== undefined && to !== undefined) return `In a company of ${from} to ${to} people, ~`;
  if (from !== undefined && more !== undefined)
    return `In a company of more than ${from} people, ~`;
  const field = tidy(industry.slice(0, 100));
  const isNamed =
    !/^(?:\p{Lu}\p{Ll}+(?:ing|ion|ance|ism|ics|ware|are|ity|ture|ment|cy|ty|il|ry|rt|od|aw))\b/u.test(
      field,
    );
  const isPlain = /^[\p{L}\s&-]+$/u.test(field) && field.split(' ').length <= mostWords;
  return isPlain && !/^(?:general|other|any|all|various|none)$/iu.test(field)
    ? `In ${isNamed ? field : inSentence(field)}, ~`
    : null;
}
