import type { EmailReading, EmailStage } from '@replysmith/contract';

/** What the writer said that an email is. What was only guessed is guessed again as it changes. */
export function toldStage(reading: EmailReading | null): EmailStage | null {
  return reading?.isStageGuessed === false ? reading.stage : null;
}
