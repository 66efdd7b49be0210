import type { MessageType } from '@replysmith/contract';
import { listOf, text } from '../../../lib/checks.ts';
import { drafts } from '../../../data/drafts.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';
import { stored, storedText } from '../../../lib/storage.ts';

const suffixes: Readonly<Record<MessageType, string>> = {
  email_optimization: '',
  conversation: ':question',
  client_simulation: ':reply',
};

/** The key of a session's draft, one for each mode; a new chat has its own in every tab. */
export function draftKeyOf(
  userId: string,
  sessionId: string | null,
  mode: MessageType = 'email_optimization',
): string {
  return drafts.key(userId, `${sessionId ?? newChatOf(userId)}${suffixes[mode]}`);
}

const first = 'new';

const newChats = storedText({ name: 'new-chat', isOfTab: true });

/** Those without a tab in which something is written, the one left last at the end; null before there was any. */
const leftChats = stored({ name: 'new-chats-left', schema: listOf(text), empty: null });

const watched = new Set<string>();

/**
 * The new chat of this tab: the same after a reload, and never that of another open tab. A tab
 * without one takes over the last abandoned one.
 */
export function newChatOf(userId: string): string {
  const known = newChats.read(newChats.key(userId));
  watchLeaving(userId);
  if (known) return known;
  const leftChat = leftChats.read(leftChats.key(userId));
  const chat = leftChat ? (leftChat.at(-1) ?? anotherChat()) : first;
  storeLeft(userId, chat, false);
  newChats.write(newChats.key(userId), chat);
  return chat;
}

/** Starts a new chat that no other tab has. */
export function beginNewChat(userId: string): string {
  const chat = anotherChat();
  newChats.write(newChats.key(userId), chat);
  return chat;
}

const anotherChat = () => `${first}-${randomUuid()}`;

/** Releases a new chat when its tab is closed. */
function watchLeaving(userId: string): void {
  if (watched.has(userId)) return;
  watched.add(userId);
  const store = (isLeft: boolean) => {
    const chat = newChats.read(newChats.key(userId));
    if (chat) storeLeft(userId, chat, isLeft);
  };
  store(false);
  addEventListener('pagehide', () => store(true));
  addEventListener('pageshow', () => store(false));
}

function storeLeft(userId: string, chat: string, isLeft: boolean): void {
  const key = leftChats.key(userId);
  const others = (leftChats.read(key) ?? []).filter((other) => other !== chat);
  const isWorthIt = isLeft && drafts.read(drafts.key(userId, chat)) !== '';
  leftChats.write(key, isWorthIt ? [...others, chat] : others);
}
