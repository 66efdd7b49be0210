import { keepWork, keptWork } from '../../lib/kept-work.ts';
import { moveSendingKey } from '../../lib/sending-key.ts';

/** Where a session's draft is kept; a new chat has one too. */
export function draftKeyOf(userId: string, sessionId: string | null): string {
  return `${userId}:draft:${sessionId ?? 'new'}`;
}

/** Puts a text back that was taken out of a draft, before what was typed there meanwhile. */
export function giveBack(place: string, content: string): void {
  const kept = keptWork(place);
  if (kept.includes(content)) return;
  keepWork(place, [content, kept].filter(Boolean).join('\n\n'));
}

/** Carries a draft, and the key it was sent under, to where its session is now. */
export function moveDraft(from: string, to: string): void {
  if (from === to) return;
  const texts = [keptWork(from), keptWork(to)].filter(Boolean);
  keepWork(to, texts.join('\n\n'));
  keepWork(from, '');
  moveSendingKey(from, to);
}
