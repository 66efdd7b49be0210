import { errorCodes, paths } from '@replysmith/contract';
import type { DraftText, Told } from '../messages.ts';

type Account = { readonly server: string; readonly key: string };

export async function readAccount(): Promise<Account | null> {
  const { account } = await chrome.storage.local.get<{ account?: Account }>('account');
  return account ?? null;
}

export type Call = {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** The same for every try, so that the server does it once. */
  readonly id: string;
};

type Outcome =
  | { readonly type: 'done' }
  /** Trying again would end the same. */
  | { readonly type: 'refused'; readonly words: string }
  | { readonly type: 'failed'; readonly words: string };

const patienceMs = 15_000;

export async function callServer({ server, key }: Account, call: Call): Promise<Outcome> {
  try {
    const response = await fetch(`${server}${call.path}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': call.id,
      },
      body: JSON.stringify(call.body),
      credentials: 'omit',
      redirect: 'error',
      signal: AbortSignal.timeout(patienceMs),
    });
    const isApi = response.headers.get('Content-Type')?.includes('json') ?? false;
    if (response.ok && !isApi) {
      return { type: 'failed', words: `${new URL(server).host} answered something else.` };
    }
    return response.ok ? { type: 'done' } : await refusalOf(response);
  } catch {
    return { type: 'failed', words: `${new URL(server).host} cannot be reached.` };
  }
}

const worthAnotherTry = new Set([401, 403, 408, 425, 429]);

async function refusalOf(response: Response): Promise<Outcome> {
  const { status } = response;
  const type = worthAnotherTry.has(status) || status >= 500 ? 'failed' : 'refused';
  if (status === 401) {
    return { type, words: 'The access key is wrong, expired or revoked. See the settings.' };
  }
  if (status === 403) return { type, words: 'The access key may not do this. See the settings.' };
  const body: unknown = await response.json().catch(() => null);
  return { type, words: sentenceIn(body) ?? errorCodes.internal.message };
}

function sentenceIn(body: unknown): string | null {
  if (body === null || typeof body !== 'object' || !('error' in body)) return null;
  const { error } = body;
  if (error === null || typeof error !== 'object') return null;
  const fields = 'fields' in error && error.fields !== null ? error.fields : {};
  const [first] = Object.values(fields as Record<string, string[]>).flat();
  if (typeof first === 'string') return first;
  return 'message' in error && typeof error.message === 'string' ? error.message : null;
}

/** What a connection needs before anything can be saved. */
export const notConnected: Told = {
  isDone: false,
  words: 'Connect the extension to your server in its settings first.',
};

export async function saveTemplate({ subject, body }: DraftText): Promise<Told> {
  const account = await readAccount();
  if (!account) return notConnected;
  const line = subject?.trim() ?? '';
  if (line === '') return { isDone: false, words: 'Write a subject first; a template needs one.' };
  const outcome = await callServer(account, {
    path: paths.emailTemplates,
    body: { name: line.slice(0, 100), subject_line: line, email_content: body },
    id: crypto.randomUUID(),
  });
  return outcome.type === 'done'
    ? { isDone: true, words: 'Saved among your templates.' }
    : { isDone: false, words: `Not saved. ${outcome.words}` };
}
