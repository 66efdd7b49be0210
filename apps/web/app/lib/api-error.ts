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

type Explanation = {
  /** The sentence a user reads. */
  message: string;
  /** What is wrong with single fields. */
  fields: Record<string, string[]>;
};

/** Why a call failed, in words a user can read. */
export function explainFailure(error: unknown): Explanation {
  if (!(error instanceof ApiError)) {
    return { message: 'An unexpected error occurred.', fields: {} };
  }
  if (error.status === 429 && error.retryAfterSeconds) {
    const seconds = String(error.retryAfterSeconds);
    return { message: `Too many attempts. Try again in ${seconds} seconds.`, fields: {} };
  }
  return { message: error.message, fields: error.fields };
}

/** The same, for a form where some refusals are about one field: error code → field. */
export function explainAt(places: Readonly<Record<string, string>>) {
  return (error: unknown): Explanation => {
    const explained = explainFailure(error);
    const field = error instanceof ApiError ? places[error.code] : undefined;
    if (!field) return explained;
    return { ...explained, fields: { [field]: [explained.message], ...explained.fields } };
  };
}

/** What Chromium, Firefox and Safari say of code that did not come. */
const words = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/** Whether a page broke since its code could not be loaded: offline, or replaced by a newer version. */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
