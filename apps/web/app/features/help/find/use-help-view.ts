import { lengths, pages } from '@replysmith/contract';
import { useCallback } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

type HelpView = {
  readonly query: string;
  /** What the address names. */
  readonly topicId: string | undefined;
  readonly itemId: string | undefined;
  readonly search: (query: string, how?: { isTyping: boolean }) => void;
};

/** What the page shows, as its address has it. A search is about the whole help, never about one topic. */
export function useHelpView(): HelpView {
  const { topic: topicId, item: itemId } = useParams();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const search = useCallback(
    (query: string, { isTyping } = { isTyping: false }) => {
      const path = query === '' ? pages.help : `${pages.help}?${new URLSearchParams({ q: query })}`;
      // One step back undoes a search, not a letter.
      void navigate(path, { replace: isTyping, preventScrollReset: isTyping });
    },
    [navigate],
  );
  return { query: address.get('q')?.slice(0, lengths.search) ?? '', topicId, itemId, search };
}
