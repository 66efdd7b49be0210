import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../components/button.tsx';

const pause = 300;

/** A list's filters and page, as the address has them; another filter leads back to page 1. */
export function useListFilters<Name extends string>(names: readonly Name[], pageName: string) {
  const [params, setParams] = useSearchParams();
  const filters = Object.fromEntries(
    names.map((name) => [name, params.get(name)?.slice(0, 254) ?? '']),
  ) as Record<Name, string>;
  const page = Math.max(1, Math.min(10_000, Math.trunc(Number(params.get(pageName))) || 1));

  const set = useCallback(
    (values: Readonly<Record<string, string | undefined>>, replace: boolean) =>
      setParams(
        (present) => {
          const next = new URLSearchParams(present);
          for (const [name, value] of Object.entries(values)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace, preventScrollReset: true },
      ),
    [setParams],
  );
  const change = useCallback(
    (values: Partial<Record<Name, string>>) => set({ ...values, [pageName]: undefined }, true),
    [set, pageName],
  );
  const goTo = (to: number) => set({ [pageName]: to > 1 ? String(to) : undefined }, false);
  return { filters, page, change, goTo };
}

/** What is typed into a field, passed on once the typing pauses. */
export function useTyped(value: string, onSettle: (typed: string) => void) {
  const [typed, setTyped] = useState(value);
  const [shown, setShown] = useState(value);

  // Back in the browser's history updates the field too.
  if (shown !== value) {
    setShown(value);
    setTyped(value);
  }

  useEffect(() => {
    const settled = typed.trim();
    if (settled === value) return;
    const timer = setTimeout(() => onSettle(settled), pause);
    return () => clearTimeout(timer);
  }, [typed, value, onSettle]);
  return [typed, setTyped] as const;
}

type PagerProps = { label: string; page: number; pages: number; onPage: (page: number) => void };

export function Pager({ label, page, pages, onPage }: PagerProps) {
  if (pages <= 1 && page === 1) return null;
  return (
    <nav className="flex items-center gap-4 mt-5" aria-label={label}>
      <Button variant="line" size="small" isBusy={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </Button>
      <span className="small ink-2">
        Page {page} of {Math.max(1, pages)}
      </span>
      <Button variant="line" size="small" isBusy={page >= pages} onClick={() => onPage(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
