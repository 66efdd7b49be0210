import type { Score } from '@replysmith/coach';
import { defaultCategory } from '@replysmith/contract';
import type { Neighbours } from './find-neighbours.ts';

/** What a text is for: as the coach reads it, else as the template nearest to it; null when neither tells. */
export function suggestCategory(
  reading: Score['reading'] | undefined,
  { own, inLibrary }: Neighbours,
): string | null {
  if (reading?.stage === 'follow_up') return 'Follow-up';
  if (reading?.profile === 'job_search') return 'Job Application';
  const [nearest] = [...own, ...inLibrary].filter(({ category }) => category !== defaultCategory);
  return nearest?.category ?? null;
}
