import { pages, type Found } from '@replysmith/contract';
import { IconFiles, IconListNumbers, IconMessage, type TablerIcon } from '@tabler/icons-react';
import { useFind } from '../../../data/find/find.ts';
import { searchProblem } from '../../../lib/search/search-problem.ts';
import { useSettled } from '../../../lib/use-settled.ts';
import { fitting } from './fitting.ts';
import type { PaletteGroup, PaletteItem } from './palette-item.ts';

const restMs = 150;

type Kind = {
  of: keyof Found;
  name: string;
  Icon: TablerIcon;
  nameless: string;
  to: (id: string) => string;
};

const kinds: readonly Kind[] = [
  {
    of: 'templates',
    name: 'Templates',
    Icon: IconFiles,
    nameless: 'Template without a name',
    to: pages.template,
  },
  {
    of: 'sessions',
    name: 'Chats',
    Icon: IconMessage,
    nameless: 'Untitled Session',
    to: pages.session,
  },
  {
    of: 'campaigns',
    name: 'Campaigns',
    Icon: IconListNumbers,
    nameless: 'Campaign without a name',
    to: (id) => pages.campaign(id),
  },
];

/** The reader's own that the server finds; until it has, those of the last search that still fit. */
export function useFound(typed: string) {
  const problem = searchProblem(typed);
  const wanted = problem === null ? typed.trim() : '';
  const settled = useSettled(wanted, restMs);
  const asked = wanted === '' ? '' : settled;
  const { data, error, isFetching, isPlaceholderData, refetch } = useFind(asked);
  const isBehind = wanted !== asked || isPlaceholderData;
  const groups = kinds.map(({ of, name, Icon, nameless, to }): PaletteGroup => {
    const items = (data?.[of] ?? []).map((one): PaletteItem => ({
      id: `${of}/${one.id}`,
      label: one.name.trim() || nameless,
      Icon,
      to: to(one.id),
    }));
    return { name, items: isBehind ? fitting(items, wanted) : items };
  });
  return {
    groups: wanted === '' ? [] : groups,
    problem,
    error: isBehind ? null : error,
    isSearching: wanted !== '' && (isBehind || isFetching) && !error,
    searchAgain: () => void refetch(),
  };
}
