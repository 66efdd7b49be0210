import type { TablerIcon } from '@tabler/icons-react';

/** Somewhere to go or something to do. */
export type PaletteItem = {
  /** Unique among all. */
  id: string;
  label: string;
  Icon: TablerIcon;
  /** Words that it is also looked for by. */
  also?: string;
  /** Where it lies, or the keys that do the same. */
  hint?: string;
  keys?: string;
} & ({ to: string } | { run: () => void });

export type PaletteGroup = { name: string; items: readonly PaletteItem[] };

export type PaletteProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Null where it is a sheet of its own, as on phones. */
  sidebar: { isOpen: boolean; toggle: () => void } | null;
};
