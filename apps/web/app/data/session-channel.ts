export type SessionNews = 'signed-in' | 'signed-out';

const channelName = 'replysmith:session';

/** Tells the other tabs of this browser. */
export function announceSession(news: SessionNews): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage(news);
  channel.close();
}

/** Hears what other tabs announce; returns how to stop. */
export function onSessionNews(listen: (news: SessionNews) => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = (event: MessageEvent<SessionNews>) => listen(event.data);
  return () => channel.close();
}
