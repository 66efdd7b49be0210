import type { Neighbours } from './find-neighbours.ts';

/** The folder that most of the templates nearest to a text lie in, the nearer the more; null for none. */
export function suggestFolder({ own }: Neighbours): string | null {
  const votes = new Map<string, number>();
  for (const { folder_id, similarity } of own) {
    if (folder_id !== null) votes.set(folder_id, (votes.get(folder_id) ?? 0) + similarity);
  }
  const [best] = [...votes].toSorted(([, one], [, other]) => other - one);
  return best?.[0] ?? null;
}
