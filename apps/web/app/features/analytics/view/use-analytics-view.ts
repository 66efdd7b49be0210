import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useTimeZone } from '../../../data/profile/time-zone.ts';
import { dayIn } from '../../../lib/words/calendar-of.ts';
import { addressOf, readView, type View } from './read-view.ts';

/** The days that the page shows, by the clock of the reader's time zone, and what its list is narrowed to. */
export function useAnalyticsView() {
  const [address, setAddress] = useSearchParams();
  const timeZone = useTimeZone();
  const today = dayIn(timeZone, new Date());
  const view = useMemo(() => readView(address, today), [address, today]);
  const { from, to } = view;
  const range = useMemo(() => ({ from, to, time_zone: timeZone }), [from, to, timeZone]);
  const change = useCallback(
    (changes: Partial<View>) =>
      // Another range or filter begins at its first page.
      setAddress((known) => addressOf({ ...view, page: 1, ...changes }, known), {
        preventScrollReset: true,
      }),
    [setAddress, view],
  );
  return { view, range, today, change };
}

export type ChangeView = ReturnType<typeof useAnalyticsView>['change'];
