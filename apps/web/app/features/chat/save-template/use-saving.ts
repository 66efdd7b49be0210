import { useSearchParams } from 'react-router';

const param = 'save';

/** What is being saved as a template; the address says which. */
export function useSaving() {
  const [search, setSearch] = useSearchParams();
  const put = (value: string | null, replace: boolean) =>
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        if (value === null) next.delete(param);
        else next.set(param, value);
        return next;
      },
      { replace, preventScrollReset: true },
    );
  return {
    what: search.get(param),
    open: (what: string) => put(what, false),
    close: () => put(null, true),
  };
}
