import type { Score } from '@replysmith/coach';
import { EmailReading, ScoreLine, type AnswerEvent } from '@replysmith/contract';

/** What an email scores, told as soon as it is known. */
export function scored({ value, lines, reading }: Score): AnswerEvent {
  return {
    type: 'scored',
    score: value,
    lines: ScoreLine.array().parse(lines),
    reading: EmailReading.parse(reading),
  };
}
