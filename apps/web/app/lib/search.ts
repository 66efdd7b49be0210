import { isPlainText, lengths } from '@replysmith/contract';
import { useEffect, useRef, useState } from 'react';

/** Why this cannot be searched for, or null. */
export function searchProblem(typed: string): string | null {
  if (typed.trim().length > lengths.search) {
    return `Search query too long. Please limit your search to ${lengths.search} characters.`;
  }
  return isPlainText(typed) ? null : 'Invalid characters in search';
}

/** How long typing has to rest before it is searched for. */
const restMs = 300;

/** What is typed, and the search that follows it once it rests. */
export function useTypedSearch(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Another search came from elsewhere, such as the way back; an echo of what is typed is none.
  if (value !== known) {
    setKnown(value);
    if (value !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  const search = (text: string) => {
    clearTimeout(timer.current);
    if (searchProblem(text) === null && text.trim() !== value) onChange(text.trim());
  };
  return {
    typed,
    type: (text: string) => {
      setTyped(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => search(text), text === '' ? 0 : restMs);
    },
    /** Without waiting. */
    searchNow: (text: string) => {
      setTyped(text);
      search(text);
    },
  };
}
