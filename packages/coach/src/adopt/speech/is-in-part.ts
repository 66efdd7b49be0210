import { accepts, declines, outOfPart } from '../../lexicon/adopt/speech.ts';
import type { Decision } from '../../recipient/reply.ts';
import type { ConcernId } from '../../recipient/talk/concern-id.ts';
import { asksAbout } from './asks-about.ts';

/** Nobody writes more to a stranger. */
const mostWords = 90;

const fits: Readonly<Record<Decision, (text: string) => boolean>> = {
  yes: (text) => !declines.test(text),
  question: (text) => text.includes('?'),
  not_now: (text) => !accepts.test(text),
  no: (text) => !accepts.test(text),
  silence: () => false,
};

/**
 * Whether a reply by another hand is what the coach decided on, said as the reader would say it: at most 90 words, and
 * none about being a program or a real person. A question must be about `concern`, or the debrief would speak of another.
 *
 * @example
 * isInPart('Happy to. Send it over.', 'yes'); // true
 * isInPart('Sure, when?', 'no'); // false
 * isInPart('Who else uses it?', 'question', 'price'); // false
 */
export function isInPart(
  text: string,
  decision: Decision,
  concern: ConcernId | null = null,
): boolean {
  const words = text.split(/\s+/u).length;
  const isToThePoint = concern === null || asksAbout(text, concern);
  return words <= mostWords && !outOfPart.test(text) && fits[decision](text) && isToThePoint;
}
