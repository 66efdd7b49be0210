import { keepWork, keptWork } from '../../../lib/kept-work/kept-work.ts';

const most = 5;

/** What was chosen last. Deeds have no address: they are known by their id. */
type RecentPick = { id: string; label: string; to: string | null };

const placeOf = (userId: string) => `${userId}:palette`;

/** Kept with the work of this person in this browser, which ends when they sign out. */
export function recentPicks(userId: string): readonly RecentPick[] {
  try {
    const kept: unknown = JSON.parse(keptWork(placeOf(userId)) || '[]');
    return Array.isArray(kept) ? kept.filter(isPick).slice(0, most) : [];
  } catch {
    return [];
  }
}

export function keepPick(userId: string, pick: RecentPick): void {
  const others = recentPicks(userId).filter(({ id }) => id !== pick.id);
  keepWork(placeOf(userId), JSON.stringify([pick, ...others].slice(0, most)));
}

function isPick(kept: unknown): kept is RecentPick {
  const { id, label, to } = (kept ?? {}) as Record<string, unknown>;
  return (
    typeof id === 'string' && typeof label === 'string' && (to === null || typeof to === 'string')
  );
}
