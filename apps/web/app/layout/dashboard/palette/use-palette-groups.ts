import {
  type Found,
  type SettingsSectionPath,
  foldText,
  hasTerms,
  pages,
  searchTerms,
  settingsSections,
} from '@replysmith/contract';
import {
  IconArrowBigUpLines,
  IconFiles,
  IconHelp,
  IconHistory,
  IconListNumbers,
  IconMessage,
  IconSettings,
  IconTrash,
  type TablerIcon,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { fields, listOf, orNull, text } from '../../../lib/checks.ts';
import { useFind, type PaletteGroup, type PaletteItem, type PaletteProps } from './palette-item.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { stored } from '../../../lib/storage.ts';
import { searchProblem } from '../../../lib/search.ts';
import { useSettled } from '../../../lib/timing.ts';
import { minorPages } from '../sidebar/navigation.ts';
import { useNavigation } from '../sidebar/navigation-links.tsx';
import { useActions } from './use-actions.ts';

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
function useFound(typed: string) {
  const problem = searchProblem(typed);
  const typedQuery = problem === null ? typed.trim() : '';
  const settled = useSettled(typedQuery, restMs);
  const query = typedQuery === '' ? '' : settled;
  const { data, error, isFetching, isPlaceholderData, refetch } = useFind(query);
  const isBehind = typedQuery !== query || isPlaceholderData;
  const groups = kinds.map(({ of, name, Icon, nameless, to }): PaletteGroup => {
    const items = (data?.[of] ?? []).map((one): PaletteItem => ({
      id: `${of}/${one.id}`,
      label: one.name.trim() || nameless,
      Icon,
      to: to(one.id),
    }));
    return { name, items: isBehind ? fitting(items, typedQuery) : items };
  });
  return {
    groups: typedQuery === '' ? [] : groups,
    problem,
    error: isBehind ? null : error,
    isSearching: typedQuery !== '' && (isBehind || isFetching) && !error,
    searchAgain: () => void refetch(),
  };
}

const mostRecent = 5;

/** What was chosen last. Deeds have no address: they are known by their id. */
type RecentPick = { id: string; label: string; to: string | null };

const recentPick = fields({ id: text, label: text, to: orNull(text) });

const storedPicks = stored({ name: 'palette', schema: listOf<RecentPick>(recentPick), empty: [] });

function storePick(userId: string, pick: RecentPick): void {
  const key = storedPicks.key(userId);
  const others = storedPicks.read(key).filter(({ id }) => id !== pick.id);
  storedPicks.write(key, [pick, ...others].slice(0, mostRecent));
}

/** What this person chose last, as it stood when the palette was opened, and how to add to it. */
function useRecent(known: readonly PaletteItem[]) {
  const { id: userId } = useSignedInUser();
  const [picks] = useState(() => storedPicks.read(storedPicks.key(userId)));
  const items = picks.flatMap(({ id, label, to }): PaletteItem[] => {
    const same = known.find((item) => item.id === id);
    if (same) return [same];
    return to === null ? [] : [{ id, label, to, Icon: IconHistory }];
  });
  const keep = (item: PaletteItem) =>
    storePick(userId, { id: item.id, label: item.label, to: 'to' in item ? item.to : null });
  return { items, keep };
}

/** What else somebody may look for a section of the settings by. */
const settingsWords: Readonly<Record<SettingsSectionPath, string>> = {
  profile: 'name company signature',
  preferences: 'tone length industry coach',
  notifications: 'email mail weekly report',
  templates: 'folder naming tags duplicates organization organisation',
  appearance: 'theme light dark motion',
  shortcuts: 'keyboard keys',
  security: 'password two-factor sessions sign in',
  'access-keys': 'API token programs integrations',
  webhooks: 'integrations events notify',
  billing: 'plan invoice payment card',
  data: 'export delete account',
  help: 'tutorial',
};

const lesser: readonly PaletteItem[] = [
  ...minorPages.map((page) => ({ id: page.to, ...page })),
  ...settingsSections.map(({ path, name }) => ({
    id: pages.settingsOf(path),
    label: `Settings: ${name}`,
    also: settingsWords[path],
    Icon: IconSettings,
    to: pages.settingsOf(path),
  })),
  { id: pages.trash, label: 'Template trash', also: 'deleted', Icon: IconTrash, to: pages.trash },
  {
    id: pages.upgrade,
    label: 'Plans',
    also: 'upgrade pricing billing',
    Icon: IconArrowBigUpLines,
    to: pages.upgrade,
  },
];

/** Every page that this reader can go to: those of the sidebar, then what lies under them. */
function usePlaces(): { main: readonly PaletteItem[]; all: readonly PaletteItem[] } {
  const main = useNavigation()
    .filter(({ to }) => to !== pages.upgrade)
    .map(({ to, label, Icon }): PaletteItem => ({ id: to, label, Icon, to }));
  return { main, all: [...main, ...lesser] };
}

type SearchHelp = (typeof import('@replysmith/help'))['searchHelp'];

const most = 4;

/** An item that speaks of less than this of what is asked is a guess. */
const leastCovered = 0.6;

/** Where the help says something of it. Without an answer there is just none. */
function useHelpFound(typed: string): readonly PaletteItem[] {
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

/** All that is offered for what is typed, by kind; without anything typed, what was chosen last. */
export function usePaletteGroups(typed: string, sidebar: PaletteProps['sidebar']) {
  const places = usePlaces();
  const actions = useActions(sidebar);
  const { groups: own, ...news } = useFound(typed);
  const help = useHelpFound(typed);
  const recent = useRecent([...places.all, ...actions]);
  const recentIds = new Set(recent.items.map(({ id }) => id));

  const offered: readonly PaletteGroup[] =
    typed.trim() === ''
      ? [
          { name: 'Recent', items: recent.items },
          { name: 'Go to', items: places.main.filter(({ id }) => !recentIds.has(id)) },
          { name: 'Do', items: actions.filter(({ id }) => !recentIds.has(id)) },
        ]
      : [
          { name: 'Do', items: fitting(actions, typed) },
          { name: 'Go to', items: fitting(places.all, typed) },
          ...own,
          { name: 'Help', items: help },
        ];
  return { groups: offered.filter(({ items }) => items.length > 0), keep: recent.keep, news };
}

/** Those that have every word of what is typed, those first whose name has them, or begins so. */
export function fitting(items: readonly PaletteItem[], typed: string): readonly PaletteItem[] {
  const search = foldText(typed.trim());
  const terms = searchTerms(typed);
  const rank = ({ label, also = '' }: PaletteItem) => {
    const name = foldText(label);
    if (!hasTerms(`${name} ${foldText(also)}`, terms)) return null;
    if (name.startsWith(search)) return 0;
    return hasTerms(name, terms) ? 1 : 2;
  };
  return items
    .flatMap((item) => {
      const order = rank(item);
      return order === null ? [] : [{ item, order }];
    })
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}
