import { useState } from 'react';
import { keepWork, keptWork } from '../../../lib/kept-work.ts';

/** A text that survives reloads and errors, under a key of its own. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => keptWork(key));
  return [
    text,
    (next) => {
      setText(next);
      keepWork(key, next);
    },
  ];
}
