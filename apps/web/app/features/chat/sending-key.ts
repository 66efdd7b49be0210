import { keepWork, keptWork } from '../../lib/kept-work.ts';
import { randomUuid } from '../../lib/random-uuid.ts';

/**
 * The key under which a text is sent: the same until it is answered, also after a reload,
 * so that the server does it once however often it is asked.
 */
export function sendingKey(draftKey: string, content: string): string {
  const kept = parse(keptWork(placeOf(draftKey)));
  if (kept?.content === content) return kept.key;
  const key = randomUuid();
  keepWork(placeOf(draftKey), JSON.stringify({ key, content }));
  return key;
}

export function forgetSendingKey(draftKey: string): void {
  keepWork(placeOf(draftKey), '');
}

function placeOf(draftKey: string): string {
  return `${draftKey}:sending`;
}

function parse(kept: string): { key: string; content: string } | null {
  try {
    const { key, content } = JSON.parse(kept) as { key: unknown; content: unknown };
    return typeof key === 'string' && typeof content === 'string' ? { key, content } : null;
  } catch {
    return null;
  }
}
