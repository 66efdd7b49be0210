import { useSearchParams } from 'react-router';

type View = { find: string; isArchive: boolean };

/** What of the sessions is shown, as the address says it. */
export function useSessionsView() {
  const [params, setParams] = useSearchParams();
  const view: View = {
    find: params.get('find')?.trim() ?? '',
    isArchive: params.get('sessions') === 'archived',
  };
  return {
    ...view,
    /** The part of an address that keeps the view, and changes what is given. */
    searchFor: (changes: Partial<View> = {}) => {
      const { find, isArchive } = { ...view, ...changes };
      const query = new URLSearchParams();
      if (isArchive) query.set('sessions', 'archived');
      if (find) query.set('find', find);
      return query.size > 0 ? `?${query.toString()}` : '';
    },
    look: (find: string) =>
      setParams(
        (current) => {
          if (find) current.set('find', find);
          else current.delete('find');
          return current;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
