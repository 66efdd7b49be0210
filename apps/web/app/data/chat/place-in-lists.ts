import type { ChatSessionPage, ChatSessionState } from '@replysmith/contract';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { chatSessionsKey } from '../chat-sessions.ts';
import { placeSession, type PlacedSession } from './place-session.ts';

const states: readonly ChatSessionState[] = ['active', 'archived', 'deleted'];

/** Has every list show what a session has become, also where reading it again fails. */
export function placeInLists(client: QueryClient, placed: PlacedSession): void {
  for (const state of states) {
    client.setQueriesData<InfiniteData<ChatSessionPage>>(
      { queryKey: [chatSessionsKey, state] },
      (known) => known && { ...known, pages: placedPages(known.pages, state, placed) },
    );
  }
}

function placedPages(
  pages: readonly ChatSessionPage[],
  state: ChatSessionState,
  placed: PlacedSession,
): ChatSessionPage[] {
  const lists = pages.map(({ items }) => placeSession(items, state, placed));
  const leaving = pages.flatMap(({ items }) => items).length - lists.flat().length;
  return pages.map((page, index) => ({
    ...page,
    items: lists[index] ?? [],
    total: page.total - leaving,
  }));
}
