import { greetingsByTone, titles } from '../../../lexicon/tones/greetings-by-tone.ts';
import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { wording } from '../../edit.ts';
import type { Tone } from '../../../lexicon/tones/tones.ts';

/** A text in the spelling of a chat is not made a letter by one word. */
const messenger: ReadonlySet<string> = new Set([
  'u',
  'ur',
  'lol',
  'omg',
  'lmk',
  'thx',
  'pls',
  'plz',
  'idk',
  'tbh',
]);

/** A greeting whose first word clashes with the tone gets another; who is greeted stays. */
export function suitGreeting({ greeting, words }: Email, tone: Tone): Candidate[] {
  if (words.some(({ key }) => messenger.has(key))) return [];
  const { clash, word } = greetingsByTone[tone];
  const found = greeting && clash.exec(greeting.text)?.[0];
  if (!found) return [];
  const [next = ''] = greeting.text
    .slice(found.length)
    .trim()
    .split(/[\s.,]/u);
  if (next === '' || titles.has(next.toLowerCase())) return [];
  const end = greeting.start + found.length;
  const reason = `“${found}” does not fit a ${tone} tone.`;
  return [{ field: 'body', start: greeting.start, end, after: word, rule: wording, reason }];
}
