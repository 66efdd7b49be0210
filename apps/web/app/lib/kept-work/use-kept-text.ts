import { useEffect, useState } from 'react';
import { hearKeptWork, keptWork } from './kept-work.ts';

/** What is kept in this browser under a key, whoever in this tab changes it. */
export function useKeptText(key: string): string {
  const [kept, setKept] = useState(() => ({ key, text: keptWork(key) }));
  const shown = kept.key === key ? kept : { key, text: keptWork(key) };
  if (shown !== kept) setKept(shown);
  useEffect(() => {
    const tell = (text: string) => setKept({ key, text });
    tell(keptWork(key));
    return hearKeptWork(key, tell);
  }, [key]);
  return shown.text;
}
