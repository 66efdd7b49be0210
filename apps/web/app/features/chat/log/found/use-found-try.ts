import { useState } from 'react';
import type { Tries } from '../../exchange/tries-of.ts';
import { useShownTry } from '../../tries/use-shown-try.ts';
import type { FoundPlace } from './found-place.ts';
import { foundTry } from './found-try.ts';

/** Which try is shown: the one that was found, which does not put it in use, until another is asked for. */
export function useFoundTry(tries: Tries, found: FoundPlace | null) {
  const { at, show } = useShownTry(tries);
  const [leftVisit, setLeftVisit] = useState<string | null>(null);
  const foundAt = foundTry(tries.exchanges, found);
  const isThere = foundAt >= 0 && found?.visit !== leftVisit;
  return {
    at: isThere ? foundAt : at,
    show: (index: number) => {
      setLeftVisit(found?.visit ?? null);
      show(index);
    },
  };
}
