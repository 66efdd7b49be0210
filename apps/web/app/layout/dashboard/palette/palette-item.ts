import type { TablerIcon } from '@tabler/icons-react';
import { type Found, paths } from '@replysmith/contract';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { apiGet } from '../../../lib/http.ts';
import { list, reply } from '../../../lib/checks.ts';

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

const found = reply<Found>({ templates: list, sessions: list, campaigns: list });

/** What of the reader's own a search finds; what the last one found stays until then. */
export function useFind(search: string) {
  return useQuery({
    queryKey: ['find', search],
    // The call of a search that is no longer wanted is ended, so the newest one wins.
    queryFn: search
      ? ({ signal }) =>
          apiGet(`${paths.find}?${String(new URLSearchParams({ search }))}`, found, { signal })
      : skipToken,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
