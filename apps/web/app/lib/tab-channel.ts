/** What the tabs of this browser tell one another under a name. */
export function tabChannel<News>(name: string) {
  let opened: BroadcastChannel | undefined;
  // One for the tab: a channel hears every other channel of its name, but never itself.
  const channel = () => (opened ??= new BroadcastChannel(`replysmith:${name}`));
  return {
    /** Tells the other tabs. */
    announce: (news: News) => channel().postMessage(news),
    /** Hears what other tabs announce; returns how to stop. */
    onNews: (listen: (news: News) => void): (() => void) => {
      const hear = (event: MessageEvent<News>) => listen(event.data);
      channel().addEventListener('message', hear);
      return () => channel().removeEventListener('message', hear);
    },
  };
}
