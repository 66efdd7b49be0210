import { type ChatMessage, messageTypes } from '@replysmith/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { chatMessagesQuery } from '../../../data/chat-messages.ts';
import { useSignedInUser } from '../../../data/session.ts';
import { drafts } from '../../../data/drafts.ts';
import { forgetSendingKey, isSentFrom } from '../../../lib/sending-key.ts';
import { beginNewChat, draftKeyOf, newChatOf } from './draft-key.ts';
import { copyDraft, emptyDraft } from './draft.ts';

/** How many milliseconds the page before a reload may take to release its lock. */
const timeoutMs = 500;

const held = new Set<string>();

/**
 * Holds a lock on a new chat while this page is open. In a copied tab the first tab still holds it,
 * so `onTaken` is called. Without TLS browsers have no locks, and `onTaken` is never called.
 */
function holdNewChat(chat: string, onTaken: () => void): void {
  const { locks } = navigator as { locks?: LockManager };
  if (!locks || held.has(chat)) return;
  held.add(chat);
  const signal = AbortSignal.timeout(timeoutMs);
  locks
    .request(`replysmith:new-chat:${chat}`, { signal }, () => new Promise(() => undefined))
    .catch(() => {
      held.delete(chat);
      if (signal.aborted) onTaken();
    });
}

/** Gives a copied tab its own new chat, with a copy of the draft. */
export function useOwnNewChat(): void {
  const { id: userId } = useSignedInUser();
  const [chat, setChat] = useState(() => newChatOf(userId));
  const part = useEffectEvent(() => {
    const keys = () => messageTypes.map((mode) => draftKeyOf(userId, null, mode));
    const before = keys();
    setChat(beginNewChat(userId));
    for (const [index, key] of keys().entries()) copyDraft(before[index] ?? key, key);
  });
  useEffect(() => holdNewChat(`${userId}:${chat}`, () => part()), [userId, chat]);
}

/** Empties drafts that were sent before the page was opened and have been answered since. */
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

/** Empties the drafts of a session that were sent and, by its messages, answered. */
function settleStored(userId: string, sessionId: string, messages: readonly ChatMessage[]): void {
  for (const mode of messageTypes) {
    const key = draftKeyOf(userId, sessionId, mode);
    const at = messages.findLastIndex(
      ({ role, message_type, content }) =>
        role === 'user' && message_type === mode && isSentFrom(key, content),
    );
    const question = messages[at];
    if (!question || !messages.slice(at).some(({ role }) => role === 'assistant')) continue;
    if (drafts.read(key) === question.content) emptyDraft(key);
    forgetSendingKey(key);
  }
}
