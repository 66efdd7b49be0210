import { useLayoutEffect, useRef, useState } from 'react';
import { keepWork, keptWork } from '../../../lib/kept-work.ts';

/** A text that survives reloads and errors under a key, which may change while the text stays. */
export function useKeptText(key: string) {
  const [text, setText] = useState(() => keptWork(key));
  const place = useRef(key);
  useLayoutEffect(() => {
    place.current = key;
  }, [key]);
  return {
    text,
    type: (next: string) => {
      setText(next);
      keepWork(place.current, next);
    },
    /** Shows what is kept now, after something else has changed it. */
    reread: (from: string) => setText(keptWork(from)),
  };
}
