import { errorCodes, nameByPattern, paths } from '@replysmith/contract';
import type { Account, ActionResult, DraftText, Stored } from '../messages.ts';

export async function readAccount(): Promise<Account | null> {
  const { account } = await chrome.storage.local.get<Stored>('account');
  return account ?? null;
}

type Post = {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The same for every try, so that the server does it once. */
  readonly id: string;
};

export type Outcome =
  | { readonly type: 'done'; readonly reply: object }
  /** Trying again would end the same. */
  | { readonly type: 'refused'; readonly code: string; readonly message: string }
  | { readonly type: 'failed'; readonly message: string };

const timeoutMs = 15_000;

export function post(account: Account, { path, body, id }: Post): Promise<Outcome> {
  return callServer(account, path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': id },
    body: JSON.stringify(body),
  });
}

async function callServer(
  { server, key }: Account,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Outcome> {
  const { host } = new URL(server);
  try {
    const response = await fetch(`${server}${path}`, {
      ...init,
      headers: { ...init.headers, Authorization: `Bearer ${key}` },
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const reply: unknown = await response.json().catch(() => null);
    return response.ok ? doneBy(reply, host) : refusalOf(response, reply, host);
  } catch {
    return { type: 'failed', message: `${host} cannot be reached.` };
  }
}

/** What the extension asks for is answered with a row or with the scope of the key. */
function doneBy(reply: unknown, host: string): Outcome {
  const isOurs = isObject(reply) && ('id' in reply || 'scope' in reply);
  return isOurs ? { type: 'done', reply } : { type: 'failed', message: otherProgram(host) };
}

const retryable = new Set([401, 408, 425, 429]);

function refusalOf({ status }: Response, reply: unknown, host: string): Outcome {
  const error = isObject(reply) && 'error' in reply ? reply.error : null;
  if (!isObject(error) || !('code' in error) || typeof error.code !== 'string') {
    const message =
      status >= 500 ? `${host} answered with an error (${String(status)}).` : otherProgram(host);
    return { type: 'failed', message };
  }
  const message = sentenceOf(error);
  return retryable.has(status) || status >= 500
    ? { type: 'failed', message }
    : { type: 'refused', code: error.code, message };
}

function otherProgram(host: string): string {
  return `${host} does not answer as Replysmith does. Check the address.`;
}

function sentenceOf(error: object): string {
  const fields = 'fields' in error && isObject(error.fields) ? error.fields : {};
  const [first] = Object.values(fields).flat() as unknown[];
  if (typeof first === 'string') return first;
  const message = 'message' in error ? error.message : null;
  return typeof message === 'string' ? message : errorCodes.internal.message;
}

function isObject(value: unknown): value is object {
  return value !== null && typeof value === 'object';
}

/** Why a key cannot save anything on its server, in a sentence; null where it can. */
export async function checkAccount(account: Account): Promise<string | null> {
  const outcome = await callServer(account, paths.currentKey);
  const isOther =
    outcome.type === 'done'
      ? !('scope' in outcome.reply) || outcome.reply.scope !== 'write'
      : outcome.type === 'refused' && outcome.code === 'key_scope';
  if (isOther) return 'This access key may not save anything. Make one that may read and write.';
  if (outcome.type === 'done') return null;
  const { host } = new URL(account.server);
  const isUnknown = outcome.type === 'refused' && outcome.code === 'not_found';
  return isUnknown ? `${host} has an older Replysmith. Update it first.` : outcome.message;
}

/** What a connection needs before anything can be saved. */
export const connectFirst: ActionResult = {
  isDone: false,
  message: 'Connect the extension to your server in its settings first.',
};

export async function saveTemplate({ subject, body }: DraftText): Promise<ActionResult> {
  const account = await readAccount();
  if (!account) return connectFirst;
  const line = subject?.trim() ?? '';
  if (line === '')
    return { isDone: false, message: 'Write a subject first; a template needs one.' };
  const naming = { pattern: 'descriptive', category: '', day: '' };
  const name = nameByPattern({ ...naming, subject: line }) || 'Draft';
  const outcome = await post(account, {
    path: paths.emailTemplates,
    body: { name, subject_line: line, email_content: body },
    id: crypto.randomUUID(),
  });
  return outcome.type === 'done'
    ? { isDone: true, message: 'Saved among your templates.' }
    : { isDone: false, message: `Not saved. ${outcome.message}` };
}
