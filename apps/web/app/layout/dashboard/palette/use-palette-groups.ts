import type { PaletteProps } from '../palette-props.ts';
import { fitting } from './fitting.ts';
import type { PaletteGroup } from './palette-item.ts';
import { useDeeds } from './use-deeds.ts';
import { useFound } from './use-found.ts';
import { useHelpFound } from './use-help-found.ts';
import { usePlaces } from './use-places.ts';
import { useRecent } from './use-recent.ts';

/** All that is offered for what is typed, by kind; without anything typed, what was chosen last. */
export function usePaletteGroups(typed: string, sidebar: PaletteProps['sidebar']) {
  const places = usePlaces();
  const deeds = useDeeds(sidebar);
  const { groups: own, ...news } = useFound(typed);
  const help = useHelpFound(typed);
  const recent = useRecent([...places.all, ...deeds]);
  const recentIds = new Set(recent.items.map(({ id }) => id));

  const offered: readonly PaletteGroup[] =
    typed.trim() === ''
      ? [
          { name: 'Recent', items: recent.items },
          { name: 'Go to', items: places.main.filter(({ id }) => !recentIds.has(id)) },
          { name: 'Do', items: deeds.filter(({ id }) => !recentIds.has(id)) },
        ]
      : [
          { name: 'Do', items: fitting(deeds, typed) },
          { name: 'Go to', items: fitting(places.all, typed) },
          ...own,
          { name: 'Help', items: help },
        ];
  return { groups: offered.filter(({ items }) => items.length > 0), keep: recent.keep, news };
}
