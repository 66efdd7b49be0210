import { tabChannel } from '../lib/tab-channel.ts';
import { forgetVisitor, rememberVisitor } from './visitor.tsx';

type SessionNews = 'signed-in' | 'signed-out' | 'verified';

const { announce, onNews } = tabChannel<SessionNews>('session');

/** Tells the other tabs of this browser. */
export function announceSession(news: SessionNews): void {
  if (news === 'signed-in') rememberVisitor();
  if (news === 'signed-out') forgetVisitor();
  announce(news);
}

export { onNews as onSessionNews };
