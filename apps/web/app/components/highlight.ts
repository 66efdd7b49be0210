import { useCallback, useMemo, useState } from 'react';

/** Which numbered line is highlighted, shared by ring, breakdown and words. */
export type Highlight = {
  /** The line under pointer or focus, else the pinned one. */
  readonly number: number | null;
  /** The pinned line: it stays highlighted and open. */
  readonly pinned: number | null;
  readonly point: (number: number | null) => void;
  /** Pins a line; pinning the same line again releases it. */
  readonly pin: (number: number) => void;
  readonly clear: () => void;
};

export function useHighlight(initiallyPinned: number | null = null): Highlight {
  const [pointed, setPointed] = useState<number | null>(null);
  const [pinned, setPinned] = useState(initiallyPinned);

  const pin = useCallback(
    (number: number) => setPinned((before) => (before === number ? null : number)),
    [],
  );
  const clear = useCallback(() => {
    setPointed(null);
    setPinned(null);
  }, []);

  return useMemo(
    () => ({ number: pointed ?? pinned, pinned, point: setPointed, pin, clear }),
    [pointed, pinned, pin, clear],
  );
}
