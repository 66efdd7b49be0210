import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chatMessagesQuery } from '../../../../data/chat-messages.ts';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { settleStored } from './settle-stored.ts';

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
