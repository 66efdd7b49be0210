import type { Score } from '@replysmith/coach';
import { defaultCategory } from '@replysmith/contract';
import type { Neighbours } from './find-neighbours.ts';

/** Below it two emails share a few words, and not what they are for. */
const leastLikeness = 0.4;

/** What a text is for: as the coach reads it, else as a template much like it; null when neither is sure. */
export function suggestCategory(
  reading: Score['reading'] | undefined,
  { own, inLibrary }: Neighbours,
): string | null {
  if (reading?.stage === 'follow_up') return 'Follow-up';
  if (reading?.profile === 'job_search') return 'Job Application';
  const [nearest] = [...own, ...inLibrary].filter(
    ({ category, similarity }) => category !== defaultCategory && similarity >= leastLikeness,
  );
  return nearest?.category ?? null;
}
