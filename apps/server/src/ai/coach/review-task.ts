import { review, type Draft, type Review } from '@replysmith/coach';

/** Runs in a thread of its own. */
export function reviewTask(draft: Draft): Review {
  return review(draft);
}
