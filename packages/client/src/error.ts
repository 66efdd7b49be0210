import type { components } from './openapi.ts';

type Refusal = components['schemas']['ErrorDetail'];

/** The server's codes, and two of the client's own. */
export type ReplysmithErrorCode =
  | components['schemas']['ErrorCode']
  /** The server was not reached, or the line broke. */
  | 'network'
  /** What came back was no answer of this API, as from a proxy on the way. */
  | 'unreadable';

type Details = {
  readonly status?: number;
  readonly requestId?: string;
  readonly fields?: Refusal['fields'];
  readonly retryAfterSeconds?: number | null;
  readonly cause?: unknown;
};

/** A call that failed. The message is a sentence that may be shown to people. */
export class ReplysmithError extends Error {
  override readonly name = 'ReplysmithError';
  readonly code: ReplysmithErrorCode;
  /** Null where no response came. */
  readonly status: number | null;
  /** Under which the server's log has the call; null where it gave none. */
  readonly requestId: string | null;
  /** What is wrong with each field of what was sent. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** After how many seconds the server wants to be asked again. */
  readonly retryAfterSeconds: number | null;

  constructor(code: ReplysmithErrorCode, message: string, details: Details = {}) {
    super(message, { cause: details.cause });
    this.code = code;
    this.status = details.status ?? null;
    this.requestId = details.requestId ?? null;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

export function unreachable(cause: unknown): ReplysmithError {
  return new ReplysmithError('network', 'The server cannot be reached, or the line broke.', {
    cause,
  });
}

/** What a response that is no success says. */
export async function readRefusal(response: Response): Promise<ReplysmithError> {
  const { status } = response;
  const retryAfterSeconds = secondsToWait(response);
  const body: unknown = await response.json().catch(() => null);
  const error = isRefusal(body) ? body.error : null;
  if (!error) return unreadable(response);
  const { code, message, request_id: requestId, fields } = error;
  return new ReplysmithError(code, message, { status, requestId, fields, retryAfterSeconds });
}

/** What answered was not the API, such as a proxy with a page of its own. */
export function unreadable(response: Response): ReplysmithError {
  const { status } = response;
  const answer = `${mediaType(response) || 'no type'}, status ${String(status)}`;
  const message = `This is no answer of Replysmith’s API (${answer}). Check the address, and what stands before the server.`;
  const retryAfterSeconds = secondsToWait(response);
  return new ReplysmithError('unreadable', message, { status, retryAfterSeconds });
}

/** Without its parameters, in lower case. */
export function mediaType(response: Response): string {
  const [type = ''] = (response.headers.get('Content-Type') ?? '').split(';');
  return type.trim().toLowerCase();
}

/** Of `Retry-After`, where it is a number of seconds. */
export function secondsToWait(response: Response): number | null {
  const header = response.headers.get('Retry-After') ?? '';
  return /^\d+$/.test(header) ? Number(header) : null;
}

function isRefusal(body: unknown): body is { readonly error: Refusal } {
  if (typeof body !== 'object' || body === null || !('error' in body)) return false;
  const { error } = body;
  return typeof error === 'object' && error !== null && 'code' in error && 'message' in error;
}
