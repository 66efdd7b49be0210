import { formatDraft } from '@replysmith/coach';
import type { Optimization } from '@replysmith/contract';
import type { StoredAnswer } from './mode.ts';

/** An email that was written, as an answer. */
export function storedEmail(optimization: Optimization): StoredAnswer {
  return {
    optimization,
    message: {
      content: formatDraft(optimization.optimized_email),
      optimization_results: JSON.stringify(optimization),
    },
  };
}
