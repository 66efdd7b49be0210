import { ChatMessage, paths, type RewriteChoicesChange } from '@replysmith/contract';
import type { QueryClient } from '@tanstack/react-query';
import { apiPatch } from '../../lib/wire/api-client.ts';
import { chatMessagesQuery } from '../chat-messages.ts';
import { refreshSessions } from '../chat-sessions.ts';

type Rewritten = Pick<ChatMessage, 'id' | 'session_id'>;

export type ChoicesServer = {
  save: (change: RewriteChoicesChange) => Promise<void>;
  /** Asks for the choices as they are there. */
  refresh: () => void;
};

/** Keeps what the writer decided about a rewrite with its message, for every browser of theirs. */
export function choicesServer(client: QueryClient, { id, session_id }: Rewritten): ChoicesServer {
  const { queryKey } = chatMessagesQuery(session_id);
  const refresh = () => void client.invalidateQueries({ queryKey });
  const save = async (choices: RewriteChoicesChange) => {
    const path = `${paths.chatMessages}/${encodeURIComponent(id)}`;
    const saved = await apiPatch(path, { choices }, ChatMessage, { keepalive: true });
    client.setQueryData(
      queryKey,
      (known) =>
        known && {
          items: known.items.map((message) =>
            message.id === id ? { ...message, choices: saved.choices } : message,
          ),
        },
    );
    // They are listed with the score that the choices leave.
    void refreshSessions(client);
    // What was asked for before it was saved would bring the older choices.
    if (client.isFetching({ queryKey }) > 0) refresh();
  };
  return { save, refresh };
}
