import { paths, UserTip, type TipStatus, type UserTipPage } from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiPatch } from '../../lib/wire/api-client.ts';
import { tipsKey } from './user-tips.ts';

type Change = { id: string; status: TipStatus };

/** Applies a tip, dismisses it or brings it back. One that was applied stays where it is shown. */
export function useChangeTip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: Change) =>
      apiPatch(
        `${paths.userTips}/${id}`,
        { status, ...(status === 'dismissed' && { dismissal_reason: 'user_dismissed' }) },
        UserTip,
      ),
    onSuccess: (changed) => {
      if (changed.status !== 'applied') return client.invalidateQueries({ queryKey: [tipsKey] });
      client.setQueriesData<UserTipPage>(
        { queryKey: [tipsKey, 'active'] },
        (page) => page && withTip(page, changed),
      );
      return client.invalidateQueries({ queryKey: [tipsKey, 'applied'] });
    },
  });
}

function withTip({ items, total }: UserTipPage, changed: UserTip): UserTipPage {
  return { items: items.map((tip) => (tip.id === changed.id ? changed : tip)), total };
}
