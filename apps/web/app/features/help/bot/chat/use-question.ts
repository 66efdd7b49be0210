import { useState } from 'react';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { keepWork, keptWork } from '../../../../lib/kept-work/kept-work.ts';

/** The question that is being written; it is the same after a reload. */
export function useQuestion(): [text: string, write: (text: string) => void] {
  const { id } = useSignedInUser();
  const key = `${id}:help-question`;
  const [text, setText] = useState(() => keptWork(key));
  const write = (next: string) => {
    keepWork(key, next);
    setText(next);
  };
  return [text, write];
}
