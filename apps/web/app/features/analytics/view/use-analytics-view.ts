import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { todayHere } from './calendar-day.ts';
import { addressOf, readView, type View } from './read-view.ts';

const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();

/** The days that the page shows, by the reader's clock, and what its list is narrowed to. */
export function useAnalyticsView() {
  const [address, setAddress] = useSearchParams();
  const today = todayHere();
  const view = useMemo(() => readView(address, today), [address, today]);
  const { from, to } = view;
  const range = useMemo(() => ({ from, to, time_zone: timeZone }), [from, to]);
  const change = useCallback(
    (changes: Partial<View>) =>
      // Another range or filter begins at its first page.
      setAddress(addressOf({ ...view, page: 1, ...changes }), { preventScrollReset: true }),
    [setAddress, view],
  );
  return { view, range, today, change };
}

export type ChangeView = ReturnType<typeof useAnalyticsView>['change'];
