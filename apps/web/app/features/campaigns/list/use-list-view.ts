import { lengths } from '@replysmith/contract';
import { useSearchParams } from 'react-router';

const states = ['all', 'draft', 'in_chat', 'deleted'] as const;

export type ListState = (typeof states)[number];

/** Which campaigns are shown, as the address says it. */
export function useListView() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.slice(0, lengths.search) ?? '';
  const state = states.find((one) => one === params.get('state')) ?? 'all';
  const show = (next: { search?: string; state?: ListState }) => {
    const values = { search, state, ...next };
    const entries = Object.entries(values).filter(([, value]) => value !== '' && value !== 'all');
    setParams(entries, { replace: next.search !== undefined });
  };
  return {
    search,
    state,
    isTrash: state === 'deleted',
    show,
  };
}

export type ListView = ReturnType<typeof useListView>;
