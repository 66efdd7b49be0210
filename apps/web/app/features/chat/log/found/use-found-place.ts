import { searchTerms } from '@replysmith/contract';
import { useEffect, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FoundPlace } from './found-place.ts';

/** The message that the address names behind a search; Escape, or another search, ends it. */
export function useFoundPlace(): FoundPlace | null {
  const { key: visit, search, hash } = useLocation();
  const navigate = useNavigate();
  const found = useMemo(() => {
    const terms = searchTerms(new URLSearchParams(search).get('find') ?? '');
    const messageId = hash.slice(1);
    return messageId && terms.length > 0 ? { visit, messageId, terms } : null;
  }, [visit, search, hash]);

  const isFound = found !== null;
  useEffect(() => {
    if (!isFound) return;
    const end = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
      void navigate({ search }, { replace: true, preventScrollReset: true });
    };
    document.addEventListener('keydown', end);
    return () => document.removeEventListener('keydown', end);
  }, [isFound, search, navigate]);
  return found;
}
