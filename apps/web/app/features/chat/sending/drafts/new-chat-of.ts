import { keepWork, keptWork } from '../../../../lib/kept-work/kept-work.ts';
import { randomUuid } from '../../../../lib/random-uuid.ts';

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
    const left: unknown = JSON.parse(keptWork(leftKey(userId)));
    return Array.isArray(left) ? left.filter((chat) => typeof chat === 'string') : null;
  } catch {
    return null;
  }
}

function keepLeft(userId: string, chat: string, isLeft: boolean): void {
  const others = (leftBy(userId) ?? []).filter((other) => other !== chat);
  const isWorthIt = isLeft && keptWork(`${userId}:draft:${chat}`) !== '';
  keepWork(leftKey(userId), JSON.stringify(isWorthIt ? [...others, chat] : others));
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
