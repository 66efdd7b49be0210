import { formatDraft } from '@replysmith/coach';
import { misread, type Optimization } from '@replysmith/contract';
import type { StoredAnswer } from './mode.ts';

/** An email that was written, as an answer. */
export function storedEmail(optimization: Optimization): StoredAnswer {
  return {
    optimization,
    message: {
      content: formatDraft(optimization.optimized_email),
      optimization_results: JSON.stringify(optimization),
    },
    latest_score: verdictOf(optimization),
  };
}

/** A text that is no email to judge has no score to be listed with. */
function verdictOf({ reading, score }: Optimization): number | null {
  return reading && misread(reading) ? null : score.optimized_score;
}
