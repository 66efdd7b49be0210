type Usable = {
  readonly chosen_at: Date | string | null;
  readonly created_at: Date | string;
};

/** Since when a message counts, in milliseconds: since it was chosen, or else since it came. */
export function usedFrom({ chosen_at, created_at }: Usable): number {
  return new Date(chosen_at ?? created_at).getTime();
}

/**
 * The rewrites of a session, given as they stand there, in the order of their use. The first is the
 * one in use: it came or was chosen last; of those of one moment, it stands last.
 */
export function byUse<Rewrite extends Usable>(rewrites: readonly Rewrite[]): Rewrite[] {
  return rewrites.toReversed().sort((a, b) => usedFrom(b) - usedFrom(a));
}
