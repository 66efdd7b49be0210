import { keepWork, keptWork } from '../../lib/kept-work.ts';
import { moveSendingKey } from './sending-key.ts';

/** Where a session's draft is kept; a new chat has one too. */
export function draftKeyOf(userId: string, sessionId: string | null): string {
  return `${userId}:draft:${sessionId ?? 'new'}`;
}

/** Carries a draft, and the key it was sent under, to where its session is now. */
export function moveDraft(from: string, to: string): void {
  if (from === to) return;
  const texts = [keptWork(from), keptWork(to)].filter(Boolean);
  keepWork(to, texts.join('\n\n'));
  keepWork(from, '');
  moveSendingKey(from, to);
}
