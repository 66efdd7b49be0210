import { isPlainText, lengths } from '@replysmith/contract';
import { useEffect, useRef, useState } from 'react';

/** Why a search is invalid, or null. */
export function searchProblem(typed: string): string | null {
  if (typed.trim().length > lengths.search) {
    return `Search query too long. Please limit your search to ${lengths.search} characters.`;
  }
  return isPlainText(typed) ? null : 'Invalid characters in search';
}

/** Milliseconds without typing before a search starts. */
const restMs = 300;

/** Typed text, and the search that follows it after a pause. */
export function useTypedSearch(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The search was changed elsewhere, such as by Back, and not by what is typed here.
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
    /** Searches without waiting. */
    searchNow: (text: string) => {
      setTyped(text);
      search(text);
    },
  };
}
