/** So long, in milliseconds, the page before a reload may take to let go of what it holds. */
const patience = 500;

const held = new Set<string>();

/**
 * Holds a new chat as long as this page stands. In a copy of a tab the first still holds it:
 * `onTaken`. Browsers have no locks at an address without TLS; there nobody is told.
 */
export function holdNewChat(chat: string, onTaken: () => void): void {
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
