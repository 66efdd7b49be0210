import { ApiError } from './api-error.ts';

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
