import type { MessageType } from '@replysmith/contract';
import { newChatOf } from './new-chat-of.ts';

const suffixes: Readonly<Record<MessageType, string>> = {
  email_optimization: '',
  conversation: ':question',
  client_simulation: ':reply',
};

/** Where a session's draft is kept, one for each mode; a new chat has its own in every tab. */
export function draftKeyOf(
  userId: string,
  sessionId: string | null,
  mode: MessageType = 'email_optimization',
): string {
  return `${userId}:draft:${sessionId ?? newChatOf(userId)}${suffixes[mode]}`;
}
