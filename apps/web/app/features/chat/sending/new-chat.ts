import { type ChatMessage, MessageType } from '@replysmith/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { chatMessagesQuery } from '../../../data/chat-messages.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { drafts } from '../../../data/unsent-kinds.ts';
import { forgetSendingKey, isSentFrom } from '../../../lib/sending-key.ts';
import { beginNewChat, draftKeyOf, newChatOf } from './draft-key.ts';
import { copyDraft, emptyDraft } from './draft.ts';

/** So long, in milliseconds, the page before a reload may take to let go of what it holds. */
const patience = 500;

const held = new Set<string>();

/**
 * Holds a new chat as long as this page stands. In a copy of a tab the first still holds it:
 * `onTaken`. Browsers have no locks at an address without TLS; there `onTaken` is not called.
 */
function holdNewChat(chat: string, onTaken: () => void): void {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks || held.has(chat)) return;
  held.add(chat);
  const signal = AbortSignal.timeout(patience);
  locks
    .request(`replysmith:new-chat:${chat}`, { signal }, () => new Promise(() => undefined))
    .catch(() => {
      held.delete(chat);
      if (signal.aborted) onTaken();
    });
}

/** A copy of a tab begins with a copy of what was written in its new chat, and goes on by itself. */
export function useOwnNewChat(): void {
  const { id: userId } = useSignedInUser();
  const [chat, setChat] = useState(() => newChatOf(userId));
  const part = useEffectEvent(() => {
    const keys = () => MessageType.options.map((mode) => draftKeyOf(userId, null, mode));
    const before = keys();
    setChat(beginNewChat(userId));
    for (const [index, key] of keys().entries()) copyDraft(before[index] ?? key, key);
  });
  useEffect(() => holdNewChat(`${userId}:${chat}`, () => part()), [userId, chat]);
}

/** Empties what was sent before the page was opened and has been answered while nobody looked. */
export function useSettleStored(sessionId: string | null, isOver: boolean) {
  const { id: userId } = useSignedInUser();
  const { data } = useQuery({
    ...chatMessagesQuery(sessionId ?? ''),
    enabled: sessionId !== null,
  });
  useEffect(() => {
    if (isOver && sessionId && data) settleStored(userId, sessionId, data.items);
  }, [userId, sessionId, isOver, data]);
}

/** Empties the drafts of a session that were sent and, as its messages tell, answered. */
function settleStored(userId: string, sessionId: string, messages: readonly ChatMessage[]): void {
  for (const mode of MessageType.options) {
    const key = draftKeyOf(userId, sessionId, mode);
    const at = messages.findLastIndex(
      ({ role, message_type, content }) =>
        role === 'user' && message_type === mode && isSentFrom(key, content),
    );
    const asked = messages[at];
    if (!asked || !messages.slice(at).some(({ role }) => role === 'assistant')) continue;
    if (drafts.read(key) === asked.content) emptyDraft(key);
    forgetSendingKey(key);
  }
}
