import { useCallback, useMemo, useState } from 'react';

/** Which numbered line is highlighted, shared by ring, breakdown and words. */
export type Highlight = {
  /** The line under pointer or focus, else the pinned one. */
  readonly number: number | null;
  /** The pinned line: it stays highlighted and open. */
  readonly kept: number | null;
  readonly point: (number: number | null) => void;
  /** Pins a line; pinning the same line again releases it. */
  readonly keep: (number: number) => void;
  readonly clear: () => void;
};

export function useHighlight(initiallyKept: number | null = null): Highlight {
  const [pointed, setPointed] = useState<number | null>(null);
  const [kept, setKept] = useState(initiallyKept);

  const keep = useCallback(
    (number: number) => setKept((before) => (before === number ? null : number)),
    [],
  );
  const clear = useCallback(() => {
    setPointed(null);
    setKept(null);
  }, []);

  return useMemo(
    () => ({ number: pointed ?? kept, kept, point: setPointed, keep, clear }),
    [pointed, kept, keep, clear],
  );
}
