import { usedFrom, type Usable } from './used-from.ts';

/**
 * The rewrites of a session, given as they stand there, in the order of their use. The first is the
 * one in use: it came or was chosen last; of those of one moment, it stands last.
 */
export function byUse<Rewrite extends Usable>(rewrites: readonly Rewrite[]): Rewrite[] {
  return rewrites.toReversed().sort((a, b) => usedFrom(b) - usedFrom(a));
}
