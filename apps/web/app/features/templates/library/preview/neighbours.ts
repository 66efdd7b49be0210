/** Where a template stands among those that are shown, from 1, and what lies beside it. */
export type Neighbours = {
  readonly place: number;
  readonly total: number;
  readonly previous: string | null;
  readonly next: string | null;
};

/** Null for one that the filters leave out. */
export function neighboursOf(id: string, shown: readonly string[]): Neighbours | null {
  const at = shown.indexOf(id);
  if (at === -1) return null;
  return {
    place: at + 1,
    total: shown.length,
    previous: shown[at - 1] ?? null,
    next: shown[at + 1] ?? null,
  };
}
