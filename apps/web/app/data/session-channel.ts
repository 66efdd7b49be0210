import { forgetVisitor, rememberVisitor } from './visitor.tsx';

/** Messages between this browser's tabs. */
export function tabChannel<News>(name: string) {
  let opened: BroadcastChannel | undefined;
  // One channel per tab, because a channel does not receive its own messages.
  const channel = () => (opened ??= new BroadcastChannel(`replysmith:${name}`));
  return {
    /** Tells the other tabs. */
    announce: (news: News) => channel().postMessage(news),
    /** Subscribes to messages from other tabs; returns the unsubscribe function. */
    onNews: (listen: (news: News) => void): (() => void) => {
      const onMessage = (event: MessageEvent<News>) => listen(event.data);
      channel().addEventListener('message', onMessage);
      return () => channel().removeEventListener('message', onMessage);
    },
  };
}

type SessionEvent = 'signed-in' | 'signed-out' | 'verified';

const { announce, onNews } = tabChannel<SessionEvent>('session');

/** Tells the other tabs of this browser. */
export function announceSession(news: SessionEvent): void {
  if (news === 'signed-in') rememberVisitor();
  if (news === 'signed-out') forgetVisitor();
  announce(news);
}

export { onNews as onSessionEvent };
