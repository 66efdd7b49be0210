import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';

const pause = 300;

/** What is searched for and which page is shown, as the address has it. */
export function useUserSearch() {
  const [params, setParams] = useSearchParams();
  const search = params.get('search')?.slice(0, 100) ?? '';
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(params.get('page'))) || 1));
  const [typed, setTyped] = useState(search);
  const [shown, setShown] = useState(search);

  // The way back in the browser's history changes what stands in the field too.
  if (shown !== search) {
    setShown(search);
    setTyped(search);
  }

  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === search) return;
    const timer = setTimeout(
      () =>
        setParams(wanted ? { search: wanted } : {}, { replace: true, preventScrollReset: true }),
      pause,
    );
    return () => clearTimeout(timer);
  }, [typed, search, setParams]);

  const goTo = (next: number) =>
    setParams(
      { ...(search && { search }), ...(next > 1 && { page: String(next) }) },
      { preventScrollReset: true },
    );
  return { search, page, typed, setTyped, goTo };
}
