import { fields, text } from './checks.ts';
import { mayHaveHappened } from './api-error.ts';
import { type Schema, apiPost } from './http.ts';
import { randomUuid } from './random-uuid.ts';
import { stored } from './storage.ts';

const json: Schema<string> = {
  parse: (value) => JSON.stringify(JSON.parse(text.parse(value))),
};

/** The last request sent from a draft, as JSON, and its idempotency key. */
const sendings = stored({
  name: 'sending',
  isPart: true,
  schema: fields({ key: text, sent: json }),
  empty: null,
});

/**
 * The idempotency key for a request: the same for the same content, even after a reload, so that
 * the server runs it once.
 */
export function sendingKey(draftKey: string, what: unknown): string {
  const sent = JSON.stringify(what);
  const last = sendings.read(draftKey);
  if (last?.sent === sent) return last.key;
  const key = randomUuid();
  sendings.write(draftKey, { key, sent });
  return key;
}

/** The request sent from a draft that may be unanswered; null if there is none. */
export function sentFrom(draftKey: string): unknown {
  const last = sendings.read(draftKey);
  return last && (JSON.parse(last.sent) as unknown);
}

/** Whether this text was sent from the draft and may be unanswered. */
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

/**
 * Posts a request under a key that it keeps while nobody knows whether it arrived, so that sent
 * again it is done once. Requests that may be unanswered at the same time have keys of their own.
 */
export async function postOnce<T>(
  draftKey: string,
  path: string,
  body: unknown,
  schema: Schema<T>,
): Promise<T> {
  const headers = { 'idempotency-key': sendingKey(draftKey, body) };
  try {
    const reply = await apiPost(path, body, schema, { headers });
    forgetSendingKey(draftKey);
    return reply;
  } catch (error) {
    if (!mayHaveHappened(error)) forgetSendingKey(draftKey);
    throw error;
  }
}
