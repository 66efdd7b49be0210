import { lengths, type ListedCampaign } from '@replysmith/contract';
import { useSearchParams } from 'react-router';

const states = ['all', 'draft', 'in_chat', 'deleted'] as const;
export type ListState = (typeof states)[number];

/** Which campaigns are shown, as the address says it. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.slice(0, lengths.search) ?? '';
  const state = states.find((one) => one === params.get('state')) ?? 'all';
  const show = (next: { search?: string; state?: ListState }) => {
    const wanted = { search, state, ...next };
    const entries = Object.entries(wanted).filter(([, value]) => value !== '' && value !== 'all');
    setParams(entries, { replace: next.search !== undefined });
  };
  const words = search.toLowerCase().split(/\s+/u).filter(Boolean);
  return {
    search,
    state,
    isTrash: state === 'deleted',
    isFiltered: search.trim() !== '' || state === 'draft' || state === 'in_chat',
    show,
    fits: (campaign: ListedCampaign) =>
      (state === 'all' || state === 'deleted' || campaign.status === state) &&
      words.every((word) => textOf(campaign).includes(word)),
  };
}

export type ListView = ReturnType<typeof useListView>;

function textOf(campaign: ListedCampaign): string {
  const { template_name, target_audience, industry, category, tone } = campaign;
  const parts = [template_name, target_audience, industry, category?.name, tone?.name];
  return parts.filter(Boolean).join('\n').toLowerCase();
}
