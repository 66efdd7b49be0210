import type { MessageType } from '@replysmith/contract';
import { saveDraft, readDraft } from '../../../lib/drafts.ts';
import { randomUuid } from '../../../lib/random-uuid.ts';

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

const first = 'new';

/** What the browser did not keep for this tab, its storage being full or closed. */
const remembered = new Map<string, string>();

const watched = new Set<string>();

/**
 * The new chat of this tab: the same after a reload, and never that of another open tab. A tab that
 * has none yet goes on with the one that was left last.
 */
export function newChatOf(userId: string): string {
  const known = ofThisTab(userId);
  watchLeaving(userId);
  if (known) return known;
  const left = leftBy(userId);
  const chat = left ? (left.at(-1) ?? anotherChat()) : first;
  keepLeft(userId, chat, false);
  keepInTab(userId, chat);
  return chat;
}

/** Gives this tab a new chat that no other has. */
export function beginNewChat(userId: string): string {
  const chat = anotherChat();
  keepInTab(userId, chat);
  return chat;
}

const anotherChat = () => `${first}-${randomUuid()}`;

/** Once its tab is closed, a new chat is free for another. */
function watchLeaving(userId: string): void {
  if (watched.has(userId)) return;
  watched.add(userId);
  const tell = (isLeft: boolean) => {
    const chat = ofThisTab(userId);
    if (chat) keepLeft(userId, chat, isLeft);
  };
  tell(false);
  addEventListener('pagehide', () => tell(true));
  addEventListener('pageshow', () => tell(false));
}

const leftKey = (userId: string) => `${userId}:new-chats-left`;

/** Those without a tab in which something is written, the one left last at the end; null before there was any. */
function leftBy(userId: string): string[] | null {
  try {
    const left: unknown = JSON.parse(readDraft(leftKey(userId)));
    return Array.isArray(left) ? left.filter((chat) => typeof chat === 'string') : null;
  } catch {
    return null;
  }
}

function keepLeft(userId: string, chat: string, isLeft: boolean): void {
  const others = (leftBy(userId) ?? []).filter((other) => other !== chat);
  const isWorthIt = isLeft && readDraft(`${userId}:draft:${chat}`) !== '';
  saveDraft(leftKey(userId), JSON.stringify(isWorthIt ? [...others, chat] : others));
}

const tabKey = (userId: string) => `replysmith:${userId}:new-chat`;

function ofThisTab(userId: string): string | null {
  const chat = remembered.get(userId);
  if (chat) return chat;
  try {
    return sessionStorage.getItem(tabKey(userId));
  } catch {
    return null;
  }
}

function keepInTab(userId: string, chat: string): void {
  try {
    remembered.delete(userId);
    sessionStorage.setItem(tabKey(userId), chat);
  } catch {
    remembered.set(userId, chat);
  }
}
