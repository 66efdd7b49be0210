import { weekdays } from '../../lexicon/layout/dates.ts';

const past = `(?:yesterday|last (?:night|week|weekend|${weekdays})|this morning|the other day|earlier (?:today|this week)|just now)`;
const opening = new RegExp(`^${past},? (?=\\p{L})`, 'iu');
const closing = new RegExp(` ${past}(?= ?[,.;]| (?:and|but)\\b|$)`, 'giu');
const ages = new RegExp(
  `\\b(?:today|tonight|tomorrow|yesterday|(?:this|next|last) (?:week|weekend|morning|afternoon|evening|night)|just now|right now|the other day|(?:next|this|last|on|by|until|from) (?:${weekdays})|[a-z]+ (?:days?|weeks?) ago)\\b`,
  'iu',
);

/** "I ordered a can yesterday" is no longer so in a week; "I ordered a can" is. */
export function withoutPastDay(text: string): string {
  const cut = text.replace(opening, '').replace(closing, '');
  return cut === text ? text : cut.slice(0, 1).toUpperCase() + cut.slice(1);
}

/** Whether the text counts days from when it was written, so that it is false a week later. */
export function isAgeing(text: string): boolean {
  return ages.test(text);
}
