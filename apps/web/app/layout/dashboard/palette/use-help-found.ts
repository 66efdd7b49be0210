import { pages } from '@replysmith/contract';
import { IconHelp } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import type { PaletteItem } from './palette-item.ts';

type SearchHelp = (typeof import('@replysmith/help'))['searchHelp'];

const most = 4;
/** An item that speaks of less than this of what is asked is a guess. */
const leastCovered = 0.6;

/** Where the help says something of it. Without an answer there is just none. */
export function useHelpFound(typed: string): readonly PaletteItem[] {
  const [search, setSearch] = useState<{ help: SearchHelp } | null>(null);
  useEffect(() => {
    let isWanted = true;
    import('@replysmith/help').then(
      ({ searchHelp }) => isWanted && setSearch({ help: searchHelp }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, []);
  if (!search || typed.trim() === '') return [];
  return search
    .help(typed)
    .filter(({ covered }) => covered >= leastCovered)
    .slice(0, most)
    .map(({ topic, item }) => ({
      id: `help/${topic.id}/${item.id}`,
      label: item.title,
      hint: topic.title,
      Icon: IconHelp,
      to: pages.helpItem(topic.id, item.id),
    }));
}
