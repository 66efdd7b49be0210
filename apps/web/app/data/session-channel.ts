import { forgetVisitor, rememberVisitor } from './visitor-hint.ts';

type SessionNews = 'signed-in' | 'signed-out' | 'verified';

let opened: BroadcastChannel | undefined;

/** One for the tab: a channel hears every other channel of its name, but never itself. */
function channel(): BroadcastChannel {
  return (opened ??= new BroadcastChannel('replysmith:session'));
}

/** Tells the other tabs of this browser. */
export function announceSession(news: SessionNews): void {
  if (news === 'signed-in') rememberVisitor();
  if (news === 'signed-out') forgetVisitor();
  channel().postMessage(news);
}

/** Hears what other tabs announce; returns how to stop. */
export function onSessionNews(listen: (news: SessionNews) => void): () => void {
  const hear = (event: MessageEvent<SessionNews>) => listen(event.data);
  channel().addEventListener('message', hear);
  return () => channel().removeEventListener('message', hear);
}
