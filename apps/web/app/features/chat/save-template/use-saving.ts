import { useSearchParams } from 'react-router';

const param = 'save';

/** Whether what is named so is being saved as a template; the address says which is. */
export function useSaving(what: string) {
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
    isOpen: search.get(param) === what,
    open: () => put(what, false),
    close: () => put(null, true),
  };
}
