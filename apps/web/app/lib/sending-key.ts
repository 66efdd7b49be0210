import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';
import { stored } from './storage.ts';

/** What was sent of something, as JSON, and the key it was sent under. */
const sendings = stored({
  name: 'sending',
  isPart: true,
  schema: z.object({
    key: z.string(),
    sent: z.string().refine((text) => JSON.parse(text) !== undefined),
  }),
  empty: null,
});

/**
 * The idempotency key for sending something: the same for the same, also after a reload, so that
 * the server does it once however often it is asked.
 */
export function sendingKey(draftKey: string, what: unknown): string {
  const sent = JSON.stringify(what);
  const last = sendings.read(draftKey);
  if (last?.sent === sent) return last.key;
  const key = randomUuid();
  sendings.write(draftKey, { key, sent });
  return key;
}

/** What was sent from there and is not known to be answered; null when nothing was. */
export function sentFrom(draftKey: string): unknown {
  const last = sendings.read(draftKey);
  return last && (JSON.parse(last.sent) as unknown);
}

/** Whether a text, the first of what is sent, was sent from there and is not known to be answered. */
export function isSentFrom(draftKey: string, text: string): boolean {
  const sent = sentFrom(draftKey);
  return Array.isArray(sent) && sent[0] === text;
}

export function forgetSendingKey(draftKey: string): void {
  sendings.remove(draftKey);
}

export function moveSendingKey(from: string, to: string): void {
  sendings.write(to, sendings.read(from));
  sendings.remove(from);
}
