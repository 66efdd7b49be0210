import type { Optimization } from '@replysmith/contract';
import type { ReadAs } from '../reading/read-as.ts';

/** What its writer said of an email when it was sent, as far as its result tells; the rest was guessed. */
export function sameAgain({ reading }: Optimization): { readAs: ReadAs } {
  return {
    readAs: {
      ...(reading && !reading.isStageGuessed && { stage: reading.stage }),
      ...(reading && !reading.isProfileGuessed && { profile: reading.profile }),
    },
  };
}
