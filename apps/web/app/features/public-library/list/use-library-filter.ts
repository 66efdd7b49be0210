import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useIsHydrated } from '../../../lib/use-is-hydrated.ts';
import { addressOf, noFilter, readFilter, type LibraryFilter } from './library-filter.ts';

export type ChangeFilter = (changes: Partial<LibraryFilter>) => void;

/** What the address asks of the list. The built page shows all of it, and so does its first moment in a browser. */
export function useLibraryFilter(): { filter: LibraryFilter; changeFilter: ChangeFilter } {
  const [address, setAddress] = useSearchParams();
  const isHydrated = useIsHydrated();
  const filter = useMemo(
    () => (isHydrated ? readFilter(address) : noFilter),
    [address, isHydrated],
  );
  const changeFilter = useCallback<ChangeFilter>(
    (changes) => {
      // One step back undoes a filter, not a letter.
      const replace = changes.search !== undefined && changes.search !== '';
      setAddress(addressOf({ ...filter, ...changes }), { replace, preventScrollReset: true });
    },
    [filter, setAddress],
  );
  return { filter, changeFilter };
}
