import type { Brief } from '../../brief/brief.ts';
import { readAudience } from './read-audience.ts';
import { settingOf } from './setting-of.ts';

/** Of more words a reader hears the list that they are on, and not who they are. */
const mostWords = 8;
const criterion =
  /^(.+?)\s(?:who|that|with|without|at|in|from|for|based|using|near|across|over|under|\p{L}+ing)\s.*$/iu;
const lastCriterion =
  /^(.+)\s(?:who|that|with|without|at|in|from|for|based|using|near|across|over|under)\s.*?$/iu;

function countWords(text: string): number {
  return text.split(' ').length;
}

/** "a manager of a clinic with three or more chairs" → "a manager of a clinic" */
function inShort(one: string): string {
  if (countWords(one) <= mostWords || one.startsWith('somebody ')) return one;
  const shorter = lastCriterion.exec(one)?.[1];
  return shorter === undefined ? (criterion.exec(one)?.[1] ?? one) : inShort(shorter);
}

/** Who the reader is, or where they work, before a question: "As a dentist,"; null when the brief shows neither. */
export function frameOf({
  audience,
  industry,
}: Pick<Brief, 'audience' | 'industry'>): string | null {
  const one = readAudience(audience);
  if (one === null) return settingOf(industry);
  const place = /^somebody (at|in) (?=an?\s)/u.exec(one);
  return place
    ? `${place[1] === 'at' ? 'At' : 'In'} ${one.slice(place[0].length)},`
    : `As ${inShort(one)},`;
}
