import {
  type TipCategory,
  type TipStatus,
  type UserTip,
  type UserTipPage,
  paths,
} from '@replysmith/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { apiGet, apiPatch, apiPost } from '../../lib/http.ts';
import { listOf, number, reply, text } from '../../lib/checks.ts';

const tip = reply<UserTip>({
  ...{ id: text, category: text, priority: text, status: text },
  generated_content: reply({ title: text, description: text, impact: text, why: text }),
});
const tipPage = reply<UserTipPage>({ items: listOf(tip), total: number });

/** Queries for tips share this key. */
const tipsKey = 'tips';

type TipFilter = {
  status: TipStatus;
  category?: TipCategory | undefined;
  limit: number;
};

/** A user's tips. Requesting the current ones refreshes them first. */
export function useUserTips({ status, category, limit }: TipFilter) {
  const filter = { ...(category && { category }), limit };
  return useQuery({
    queryKey: [tipsKey, status, filter],
    queryFn: ({ signal }) => {
      if (status === 'active') return apiPost(paths.userTips, filter, tipPage, { signal });
      const query = new URLSearchParams({ ...filter, status, limit: String(limit) });
      return apiGet(`${paths.userTips}?${String(query)}`, tipPage, { signal });
    },
    placeholderData: keepPreviousData,
  });
}

type Change = { id: string; status: TipStatus };

/** Applies, dismisses or restores a tip. An applied tip stays where it is shown. */
export function useChangeTip() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, status }: Change) =>
      apiPatch(
        `${paths.userTips}/${id}`,
        { status, ...(status === 'dismissed' && { dismissal_reason: 'user_dismissed' }) },
        tip,
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
