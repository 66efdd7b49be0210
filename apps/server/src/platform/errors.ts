import { type ErrorCode, errorCodes } from '@replysmith/contract';

/** Values for a message of the catalogue, and problems by field. */
type ErrorDetails = {
  /** Replaces `{feature}` and the like in the message. */
  readonly values?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** After how many seconds to try again. */
  readonly retryAfterSeconds?: number;
};

/** What only the server's owner can put right. The message says how, and is all that is shown. */
export class OwnerError extends Error {}

/** A failure that the caller is told about. Every other error is answered as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: ErrorDetails['fields'];
  readonly retryAfterSeconds: number | null;

  constructor(code: ErrorCode, details: ErrorDetails = {}) {
    super(sentence(code, details));
    this.code = code;
    this.fields = details.fields;
    this.retryAfterSeconds = details.retryAfterSeconds ?? null;
  }
}

function sentence(code: ErrorCode, { values = {}, fields }: ErrorDetails): string {
  if (fields) return joined([...new Set(Object.values(fields).flat())]);
  return errorCodes[code].message.replaceAll(
    /\{(\w+)\}/g,
    (placeholder, name: string) => values[name] ?? placeholder,
  );
}

function joined(sentences: readonly string[]): string {
  if (sentences.length === 1) return sentences.join();
  return sentences.map((text) => (/[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
}
