export type Usable = {
  readonly chosen_at: Date | string | null;
  readonly created_at: Date | string;
};

/** Since when a message counts, in milliseconds: since it was chosen, or else since it came. */
export function usedFrom({ chosen_at, created_at }: Usable): number {
  return new Date(chosen_at ?? created_at).getTime();
}
