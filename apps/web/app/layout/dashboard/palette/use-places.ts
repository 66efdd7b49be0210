import { pages, settingsSections } from '@replysmith/contract';
import { IconArrowBigUpLines, IconSettings, IconTrash } from '@tabler/icons-react';
import { lesserPlaces } from '../sidebar/navigation.ts';
import { useNavigation } from '../use-navigation.ts';
import type { PaletteItem } from './palette-item.ts';
import { settingsWords } from './settings-words.ts';

const lesser: readonly PaletteItem[] = [
  ...lesserPlaces.map((place) => ({ id: place.to, ...place })),
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
export function usePlaces(): { main: readonly PaletteItem[]; all: readonly PaletteItem[] } {
  const main = useNavigation()
    .filter(({ to }) => to !== pages.upgrade)
    .map(({ to, label, Icon }): PaletteItem => ({ id: to, label, Icon, to }));
  return { main, all: [...main, ...lesser] };
}
