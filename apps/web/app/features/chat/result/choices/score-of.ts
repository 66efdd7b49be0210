import { score, type Score } from '@replysmith/coach';
import type { EmailText, Optimization } from '@replysmith/contract';

const kept = new Map<string, Score>();
const mostKept = 32;

/** The coach's score of an email. While somebody types, the same few are asked for at every key: the last ones are kept. */
export function scoreOf({ subject, body }: EmailText, reading: Optimization['reading']): Score {
  const { stage, profile } = reading ?? {};
  const key = JSON.stringify([subject, body, stage, profile]);
  const scored = kept.get(key) ?? score({ subject, body, stage, profile });
  kept.delete(key);
  kept.set(key, scored);
  for (const [oldest] of kept) {
    if (kept.size <= mostKept) break;
    kept.delete(oldest);
  }
  return scored;
}
