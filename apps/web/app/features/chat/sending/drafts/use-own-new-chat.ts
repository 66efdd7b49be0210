import { MessageType } from '@replysmith/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSignedInUser } from '../../../../data/session/session.ts';
import { draftKeyOf } from './draft-key.ts';
import { copyDraft } from './draft-place.ts';
import { holdNewChat } from './hold-new-chat.ts';
import { beginNewChat, newChatOf } from './new-chat-of.ts';

/** A copy of a tab begins with a copy of what was written in its new chat, and goes on by itself. */
export function useOwnNewChat(): void {
  const { id: userId } = useSignedInUser();
  const [chat, setChat] = useState(() => newChatOf(userId));
  const part = useEffectEvent(() => {
    const drafts = () => MessageType.options.map((mode) => draftKeyOf(userId, null, mode));
    const before = drafts();
    setChat(beginNewChat(userId));
    for (const [index, place] of drafts().entries()) copyDraft(before[index] ?? place, place);
  });
  useEffect(() => holdNewChat(`${userId}:${chat}`, () => part()), [userId, chat]);
}
