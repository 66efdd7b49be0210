import { greetingsByTone, titles } from '../../../lexicon/tones/greetings-by-tone.ts';
import type { Email } from '../../../text/email.ts';
import type { Candidate } from '../../candidate.ts';
import { wording } from '../../edit.ts';
import type { Tone } from '../../../lexicon/tones/tones.ts';

/** A greeting whose first word clashes with the tone gets another; who is greeted stays. */
export function suitGreeting({ greeting }: Email, tone: Tone): Candidate[] {
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
