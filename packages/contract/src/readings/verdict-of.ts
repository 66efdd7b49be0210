import type { EmailReading } from './email-reading.ts';
import { misread } from './misread.ts';

/** The score that a text is listed and counted with; null for what is no email to judge. */
export function verdictOf(reading: EmailReading | null, score: number): number | null {
  return misread(reading) === null ? score : null;
}
