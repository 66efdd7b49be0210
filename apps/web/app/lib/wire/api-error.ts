type ApiErrorDetails = {
  /** `network`: no answer came. `http`: the server refused. `unreadable`: the answer made no sense. */
  kind: 'network' | 'http' | 'unreadable';
  code: string;
  message: string;
  status?: number;
  requestId?: string | null;
  fields?: Record<string, string[]>;
  retryAfterSeconds?: number | null;
  cause?: unknown;
};

/** Why a call to the server failed, in words a user can read. */
export class ApiError extends Error {
  readonly kind: ApiErrorDetails['kind'];
  readonly code: string;
  readonly status: number | null;
  readonly requestId: string | null;
  readonly fields: Record<string, string[]>;
  readonly retryAfterSeconds: number | null;

  constructor(details: ApiErrorDetails) {
    super(details.message, { cause: details.cause });
    this.name = 'ApiError';
    this.kind = details.kind;
    this.code = details.code;
    this.status = details.status ?? null;
    this.requestId = details.requestId ?? null;
    this.fields = details.fields ?? {};
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

export function hasCode(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code;
}

export function isUnauthenticated(error: unknown): boolean {
  return hasCode(error, 'unauthenticated');
}

export function isNotFound(error: unknown): boolean {
  return hasCode(error, 'not_found');
}

/** Whether the server may have done what was asked, although no answer says so. */
export function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.kind !== 'http' || (error.status ?? 0) >= 502;
}
