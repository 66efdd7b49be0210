import { useSyncExternalStore } from 'react';

type BotPlace = 'closed' | 'open' | 'minimised';

type BotState = {
  readonly place: BotPlace;
  /** Answers that came while it was not open. */
  readonly unread: number;
};

const listeners = new Set<() => void>();

/** As "open 0", by user: a text is the same as long as nothing changed. */
const states = new Map<string, string>();
const storageKey = (userId: string) => `replysmith:help-chat:${userId}`;

function read(userId: string): string {
  const known = states.get(userId);
  if (known !== undefined) return known;
  let kept = '';
  try {
    kept = sessionStorage.getItem(storageKey(userId)) ?? '';
  } catch {
    // Blocked storage: it lasts as long as the page.
  }
  states.set(userId, kept);
  return kept;
}

function write(userId: string, { place, unread }: BotState): void {
  const text = `${place} ${String(unread)}`;
  states.set(userId, text);
  try {
    sessionStorage.setItem(storageKey(userId), text);
  } catch {
    // As above.
  }
  for (const tell of listeners) tell();
}

function stateOf(text: string): BotState {
  const [place, unread] = text.split(' ');
  return {
    place: place === 'open' || place === 'minimised' ? place : 'closed',
    unread: Number(unread) || 0,
  };
}

export function putHelpBot(userId: string, place: BotPlace): void {
  const { unread } = stateOf(read(userId));
  write(userId, { place, unread: place === 'open' ? 0 : unread });
}

/** An answer has come: unread unless the chat is open. */
export function countHelpAnswer(userId: string): void {
  const { place, unread } = stateOf(read(userId));
  if (place !== 'open') write(userId, { place, unread: unread + 1 });
}

/** Where the help chat stands in this tab; it is the same on the next page and after a reload. */
export function useBotState(userId: string): BotState {
  const text = useSyncExternalStore(
    (tell) => {
      listeners.add(tell);
      return () => void listeners.delete(tell);
    },
    () => read(userId),
    () => '',
  );
  return stateOf(text);
}
