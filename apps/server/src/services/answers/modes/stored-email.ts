import { formatDraft } from '@replysmith/coach';
import type { Optimization } from '@replysmith/contract';
import { listedScore } from '../../chat-sessions/listed-score.ts';
import type { StoredAnswer } from './mode.ts';

/** An email that was written, as an answer. */
export function storedEmail(optimization: Optimization): StoredAnswer {
  return {
    optimization,
    message: {
      content: formatDraft(optimization.optimized_email),
      optimization_results: JSON.stringify(optimization),
    },
    latest_score: listedScore(optimization),
  };
}
