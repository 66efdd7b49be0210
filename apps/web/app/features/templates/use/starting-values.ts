import type { Values } from './fill-template.ts';
import { variableKey, type Question } from './questions-of.ts';

const today = variableKey('currentDate');

/** What is known before anything was asked: fallbacks, and the day it is. */
export function startingValues(questions: readonly Question[], now = new Date()): Values {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' });
  return Object.fromEntries(
    questions.map(({ key, fallback }) => [key, key === today ? day.format(now) : fallback]),
  );
}
