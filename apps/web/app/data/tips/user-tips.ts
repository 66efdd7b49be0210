import { paths, UserTipPage, type TipCategory, type TipStatus } from '@replysmith/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiGet, apiPost } from '../../lib/wire/api-client.ts';

/** Every list of tips is kept under this key. */
export const tipsKey = 'tips';

type TipFilter = {
  status: TipStatus;
  category?: TipCategory | undefined;
  limit: number;
};

/** The tips of a person. Asking for those that hold now brings them up to date first. */
export function useUserTips({ status, category, limit }: TipFilter) {
  const filter = { ...(category && { category }), limit };
  return useQuery({
    queryKey: [tipsKey, status, filter],
    queryFn: ({ signal }) => {
      if (status === 'active') return apiPost(paths.userTips, filter, UserTipPage, { signal });
      const query = new URLSearchParams({ ...filter, status, limit: String(limit) });
      return apiGet(`${paths.userTips}?${String(query)}`, UserTipPage, { signal });
    },
    placeholderData: keepPreviousData,
  });
}
