import type { OptimizeEmailRequest } from '@replysmith/contract';
import { keepWork, keptWork } from '../../lib/kept-work.ts';
import { randomUuid } from '../../lib/random-uuid.ts';

type Sent = Pick<OptimizeEmailRequest, 'content' | 'stage' | 'profile'>;

/**
 * The key under which a text is sent: the same until it is answered, also after a reload,
 * so that the server does it once however often it is asked.
 */
export function sendingKey(draftKey: string, { content, stage, profile }: Sent): string {
  const sent = JSON.stringify([content, stage, profile]);
  const kept = parse(keptWork(placeOf(draftKey)));
  if (kept?.sent === sent) return kept.key;
  const key = randomUuid();
  keepWork(placeOf(draftKey), JSON.stringify({ key, sent }));
  return key;
}

/** What was sent from here and is not known to be answered; null when nothing was. */
export function sentUnder(draftKey: string): string | null {
  const kept = parse(keptWork(placeOf(draftKey)));
  return kept && contentOf(kept.sent);
}

export function forgetSendingKey(draftKey: string): void {
  keepWork(placeOf(draftKey), '');
}

export function moveSendingKey(from: string, to: string): void {
  keepWork(placeOf(to), keptWork(placeOf(from)));
  forgetSendingKey(from);
}

function contentOf(sent: string): string | null {
  const [content] = JSON.parse(sent) as unknown[];
  return typeof content === 'string' ? content : null;
}

function placeOf(draftKey: string): string {
  return `${draftKey}:sending`;
}

function parse(kept: string): { key: string; sent: string } | null {
  try {
    const { key, sent } = JSON.parse(kept) as { key: unknown; sent: unknown };
    return typeof key === 'string' && typeof sent === 'string' ? { key, sent } : null;
  } catch {
    return null;
  }
}
