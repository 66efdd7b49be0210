/**
 * For what went wrong without an answer that says it: the contract's sentence, which public pages
 * would load with all that checks replies.
 */
export const unexpectedError = 'An unexpected error occurred';

type ApiErrorDetails = {
  /**
   * `network`: no answer arrived. `http`: the server refused. `unreadable`: the answer could not be
   * parsed.
   */
  kind: 'network' | 'http' | 'unreadable';
  code: string;
  message: string;
  status?: number;
  requestId?: string | null;
  fields?: Record<string, string[]>;
  retryAfterSeconds?: number | null;
  cause?: unknown;
};

/** A failed call to the server, with a message for the user. */
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

/** Whether the server may have done it, although no answer said so. */
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

/** A failed call explained for the user. */
export function explainFailure(error: unknown): Explanation {
  if (!(error instanceof ApiError)) {
    return { message: `${unexpectedError}.`, fields: {} };
  }
  if (error.status === 429 && error.retryAfterSeconds) {
    const seconds = String(error.retryAfterSeconds);
    return { message: `Too many attempts. Try again in ${seconds} seconds.`, fields: {} };
  }
  return { message: error.message, fields: error.fields };
}

/** The same for a form, where some error codes belong to a field. */
export function explainAt(places: Readonly<Record<string, string>>) {
  return (error: unknown): Explanation => {
    const explained = explainFailure(error);
    const field = error instanceof ApiError ? places[error.code] : undefined;
    if (!field) return explained;
    return { ...explained, fields: { [field]: [explained.message], ...explained.fields } };
  };
}

/** The messages of Chromium, Firefox and Safari for a module that failed to load. */
const words = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

/**
 * Whether a page crashed because its code could not be loaded: offline, or after a new deployment.
 */
export function isCodeMissing(error: unknown): boolean {
  return error instanceof Error && words.test(error.message);
}
