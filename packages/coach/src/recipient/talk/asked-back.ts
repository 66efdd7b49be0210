import type { Email } from '../../document/email.ts';

/** What the writer asks somebody who has said yes. */
export type AskedBack = 'leave' | 'who_decides' | 'who' | 'where' | 'when' | 'time' | 'unknown';

const day =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btomorrow\b|\bnext week\b|\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?[ap]m\b|\bthe \d{1,2}(?:st|nd|rd|th)\b/iu;

/** In the order in which they are tried. */
const kinds: readonly (readonly [AskedBack, RegExp])[] = [
  ['who_decides', /\bwho\b.*\b(?:approve|decides?|sign|signs|agree|budget|say yes|in charge)\b/iu],
  ['who', /\b(?:who|whom|whose)\b/iu],
  [
    'where',
    /\bwhere\b|\b(?:which|what)(?:[’']s| is| are)? (?:your |the )?(?:email |postal )?address\b/iu,
  ],
  ['when', /\bwhen\b|\b(?:which|what) (?:day|days|date|week|time|morning)\b|\bhow soon\b/iu],
  [
    'leave',
    /^(?:so,? |and |then,? )*(?:shall|should|may|can|could) (?:i|we)\b|\bwould you like\b|\bdo you want\b|^want\b/iu,
  ],
  ['time', day],
];

/** The matter of the last question in the message; null where there is none. */
export function askedBack({ sentences }: Email): AskedBack | null {
  const question = sentences.findLast(({ text }) => text.trimEnd().endsWith('?'));
  if (!question) return null;
  const asked = question.text.slice(0, 300);
  return kinds.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'unknown';
}
