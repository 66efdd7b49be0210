import { TemplateSort } from '@replysmith/contract';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useProfile } from '../../../../data/profile/profile.ts';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { keepWork, keptWork } from '../../../../lib/kept-work/kept-work.ts';
import { addressOf, readView, type View } from './view.ts';

export type ChangeView = (changes: Partial<View>, how?: { isTyping?: boolean }) => void;

/** What the page shows. It is in the address; how it looks and is sorted is also remembered. */
export function useView(): { view: View; changeView: ChangeView } {
  const { id } = useSignedInUser();
  const [address, setAddress] = useSearchParams();
  const habit = `${id}:templates`;
  const { data: profile } = useProfile(id);
  const usual = profile?.organization_preferences.usageBasedSorting ? 'usage_count' : undefined;
  const view = useMemo(
    () =>
      readView(address, {
        sort: TemplateSort.safeParse(keptWork(`${habit}:sort`)).data ?? usual,
        look: keptWork(`${habit}:look`) === 'list' ? 'list' : 'grid',
      }),
    [address, habit, usual],
  );

  const changeView = useCallback<ChangeView>(
    (changes, { isTyping = false } = {}) => {
      if (changes.sort) keepWork(`${habit}:sort`, changes.sort);
      if (changes.look) keepWork(`${habit}:look`, changes.look);
      // One step back undoes a filter, not a letter.
      setAddress(addressOf({ ...view, ...changes }), {
        replace: isTyping,
        preventScrollReset: isTyping || Boolean(changes.look),
      });
    },
    [habit, setAddress, view],
  );
  return { view, changeView };
}
