import { IconHistory } from '@tabler/icons-react';
import { useState } from 'react';
import { useSignedInUser } from '../../../data/session/session.ts';
import type { PaletteItem } from './palette-item.ts';
import { keepPick, recentPicks } from './recent-picks.ts';

/** What this person chose last, as it stood when the palette was opened, and how to add to it. */
export function useRecent(known: readonly PaletteItem[]) {
  const { id: userId } = useSignedInUser();
  const [picks] = useState(() => recentPicks(userId));
  const items = picks.flatMap(({ id, label, to }): PaletteItem[] => {
    const same = known.find((item) => item.id === id);
    if (same) return [same];
    return to === null ? [] : [{ id, label, to, Icon: IconHistory }];
  });
  const keep = (item: PaletteItem) =>
    keepPick(userId, { id: item.id, label: item.label, to: 'to' in item ? item.to : null });
  return { items, keep };
}
