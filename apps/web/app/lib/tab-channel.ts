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
