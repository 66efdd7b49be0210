import { months, weekdays } from '../../lexicon/layout/dates.ts';
import type { Stretch } from '../email.ts';
import { matchesOf } from '../words/stretch.ts';

const shapes = [
  /\b\d{4}-\d{2}-\d{2}\b/gu,
  /\b\d{1,2}[/.]\d{1,2}[/.]\d{2,4}\b/gu,
  new RegExp(`\\b\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})\\b(?:,? \\d{4}\\b)?`, 'giu'),
  new RegExp(`\\b(?:${months})\\.? \\d{1,2}(?:st|nd|rd|th)?\\b(?:,? \\d{4}\\b)?`, 'giu'),
  new RegExp(`\\b(?:${months}) \\d{4}\\b`, 'giu'),
  /\b(?:January|February|April|June|July|August|September|October|November|December)\b/gu,
  /(?<=\b(?:in|since|last|this|next|by|from|until|of|for) )(?:March|May)\b/gu,
  new RegExp(`\\b(?:${weekdays})\\b(?=\\s|[,.;:!?)]|$)`, 'giu'),
  /\b\d{1,2}(?:[:.]\d{2})? ?(?:[ap]\.m\.|[ap]m\b)/giu,
  /\b\d{1,2}:\d{2}\b/gu,
  /\bQ[1-4](?: ?(?:20)?\d{2})?\b/gu,
  /\b(?:tomorrow|tonight|yesterday|(?:this|next|last) (?:week|month|quarter|year|spring|summer|autumn|fall|winter))\b/giu,
];
const weekdayAbbreviation = /^(?:mon|tues?|weds?|thurs?|fri|sat|sun)$/u;

/** Days, months, dates and times. "Sat" and "sun" count only with a capital. */
export function findDates(text: string): Stretch[] {
  return shapes.flatMap((shape) =>
    matchesOf(text, shape).filter((date) => !weekdayAbbreviation.test(date.text)),
  );
}
