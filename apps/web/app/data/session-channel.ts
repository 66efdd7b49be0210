import { tabChannel } from '../lib/tab-channel.ts';
import { forgetVisitor, rememberVisitor } from './visitor.tsx';

type SessionEvent = 'signed-in' | 'signed-out' | 'verified';

const { announce, onNews } = tabChannel<SessionEvent>('session');

/** Tells the other tabs of this browser. */
export function announceSession(news: SessionEvent): void {
  if (news === 'signed-in') rememberVisitor();
  if (news === 'signed-out') forgetVisitor();
  announce(news);
}

export { onNews as onSessionEvent };
