import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { keepWork, keptWork } from '../../../../lib/kept-work/kept-work.ts';
import { addressOf, readView, type LibraryView } from './library-view.ts';

export type ChangeView = (changes: Partial<LibraryView>, how?: { isTyping?: boolean }) => void;

/** What the page shows. It is in the address; how it looks is also remembered. */
export function useLibraryView(): { view: LibraryView; changeView: ChangeView } {
  const { id } = useSignedInUser();
  const [address, setAddress] = useSearchParams();
  const habit = `${id}:library:look`;
  const view = useMemo(
    () => readView(address, keptWork(habit) === 'list' ? 'list' : 'grid'),
    [address, habit],
  );

  const changeView = useCallback<ChangeView>(
    (changes, { isTyping = false } = {}) => {
      if (changes.look) keepWork(habit, changes.look);
      // One step back undoes a filter, not a letter.
      setAddress(addressOf({ ...view, ...changes }), {
        replace: isTyping,
        preventScrollReset: true,
      });
    },
    [habit, setAddress, view],
  );
  return { view, changeView };
}
