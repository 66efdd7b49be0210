import { occasionNames } from './occasion.ts';
import type { Intent } from './read-intent.ts';
import { profileNames } from './shared-traits.ts';

/** Whether two emails are of one kind: what they are for, as far as either says it. */
export type KindInCommon =
  { readonly is: 'same'; readonly name: string } | { readonly is: 'open' | 'other' };

export function kindInCommon(one: Intent, other: Intent): KindInCommon {
  const isTold = one.profile !== 'general' && other.profile !== 'general';
  if (one.occasion !== other.occasion) return { is: 'other' };
  if (isTold && one.profile !== other.profile) return { is: 'other' };
  if (one.occasion !== 'first') return { is: 'same', name: occasionNames[one.occasion] };
  return isTold ? { is: 'same', name: profileNames[one.profile] } : { is: 'open' };
}
