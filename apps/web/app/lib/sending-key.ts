import { saveDraft, readDraft } from './drafts.ts';
import { randomUuid } from './random-uuid.ts';

/**
 * The key under which something is sent from a place: the same for the same, also after a reload,
 * so that the server does it once however often it is asked.
 */
export function sendingKey(place: string, what: unknown): string {
  const sent = JSON.stringify(what);
  const kept = read(place);
  if (kept?.sent === sent) return kept.key;
  const key = randomUuid();
  saveDraft(placeOf(place), JSON.stringify({ key, sent }));
  return key;
}

/** What was sent from there and is not known to be answered; null when nothing was. */
export function sentFrom(place: string): unknown {
  const kept = read(place);
  return kept && (JSON.parse(kept.sent) as unknown);
}

/** Whether a text, the first of what is sent, was sent from there and is not known to be answered. */
export function isSentFrom(place: string, text: string): boolean {
  const sent = sentFrom(place);
  return Array.isArray(sent) && sent[0] === text;
}

export function forgetSendingKey(place: string): void {
  saveDraft(placeOf(place), '');
}

export function moveSendingKey(from: string, to: string): void {
  saveDraft(placeOf(to), readDraft(placeOf(from)));
  forgetSendingKey(from);
}

function placeOf(place: string): string {
  return `${place}:sending`;
}

function read(place: string): { key: string; sent: string } | null {
  try {
    const { key, sent } = JSON.parse(readDraft(placeOf(place))) as Record<string, unknown>;
    return typeof key === 'string' && typeof sent === 'string' ? { key, sent } : null;
  } catch {
    return null;
  }
}
