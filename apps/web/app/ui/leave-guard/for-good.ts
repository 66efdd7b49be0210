import type { Location } from 'react-router';

/** Goes along with a way out that nobody may stop: who takes it has been asked, and is signed out. */
export const forGood = { isForGood: true };

export function isForGood({ state }: Location<unknown>): boolean {
  return typeof state === 'object' && state !== null && 'isForGood' in state;
}
