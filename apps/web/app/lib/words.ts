import type { EmailStage } from '@replysmith/contract';

/** A message followed by another: adds a full stop if it has no punctuation. */
export function asSentence(message: string): string {
  return /[.!?…]$/u.test(message) ? message : `${message}.`;
}

const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** With a capital first letter. */
export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "one place", "seven places", "13 places". */
export function countInWords(count: number, one: string, many = `${one}s`): string {
  return `${words[count] ?? count} ${count === 1 ? one : many}`;
}

/** "1 word", "111 words". */
export function countOf(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

const format = new Intl.NumberFormat('en');

/** "1,284" */
export function countText(count: number): string {
  return format.format(count);
}

const turning = /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/u;
const isolates = /[\u2066-\u2069]/gu;

/** A name inside a sentence, isolated so that its text direction does not affect the rest. */
export function isolated(name: string): string {
  return turning.test(name) ? `\u2068${name.replace(isolates, '')}\u2069` : name;
}

const list = new Intl.ListFormat('en-GB');

/** "seconds, figure and name"; of more than `most` the first, as in "seconds, figure and 3 more". */
export function listInWords(items: readonly string[], most = Infinity): string {
  const rest = Math.max(0, items.length - most);
  return list.format(rest > 0 ? [...items.slice(0, most), `${String(rest)} more`] : items);
}

/** "7 points lost in four places." */
export function lossesInWords(points: number, places: number): string {
  if (points === 0) return 'Nothing lost.';
  return `${countOf(points, 'point')} lost in ${countInWords(places, 'place')}.`;
}

const plain = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });

/** "72.5", "−4", with a minus sign; a dash for none. */
export function numberText(value: number | null): string {
  return value === null ? '–' : plain.format(value).replace('-', '−');
}

/** "+24", "+14.67", "−3", "±0"; a dash for none. */
export function signedText(value: number | null): string {
  if (value === 0) return '±0';
  return value !== null && value > 0 ? `+${numberText(value)}` : numberText(value);
}

/** Text for a single-line field: line breaks and control characters become spaces. */
export function oneLine(text: string, most: number): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').slice(0, most);
}

export const stageNames: Readonly<Record<EmailStage, string>> = {
  first: 'First email',
  follow_up: 'Follow-up',
};

/** Points out of a hundred as scores are shown: 73 → "7.3", 100 → "10". */
export function tenths(points: number): string {
  if (Math.abs(points) >= 99.5) return String(10 * Math.sign(points));
  return (points / 10).toFixed(1);
}

/** A variable's label: "firstName" → "First name". */
export function variableLabel(name: string): string {
  const words = name.replaceAll(/_+/gu, ' ').replaceAll(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2');
  return capitalise(words.trim().toLowerCase());
}
