import { z } from 'zod';
import { TimeZone } from './profile.ts';

const Day = z.iso.date('This is no day.');

/** Days of the reader's calendar, both ends counted. Without them today and the six days before. */
export const AnalyticsRange = z
  .object({ from: Day.optional(), to: Day.optional(), time_zone: TimeZone.default('UTC') })
  .refine(({ from, to }) => (from === undefined) === (to === undefined), {
    path: ['from'],
    message: 'Give both ends of the range, or none.',
  })
  .refine(({ from, to }) => from === undefined || to === undefined || from <= to, {
    path: ['to'],
    message: 'The range ends before it begins.',
  });
export type AnalyticsRange = z.infer<typeof AnalyticsRange>;

/** What an answer is about. */
export const CoveredRange = z.object({ from: Day, to: Day, time_zone: z.string() });
export type CoveredRange = z.infer<typeof CoveredRange>;
