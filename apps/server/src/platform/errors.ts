import { type ErrorCode, errorCodes } from '@replysmith/contract';

/** Details a sentence of the catalogue leaves open, and problems by field. */
type ErrorDetails = {
  /** Fills `{feature}` and the like. */
  readonly values?: Readonly<Record<string, string>>;
  readonly fields?: Readonly<Record<string, readonly string[]>>;
  /** When trying again makes sense. */
  readonly retryAfterSeconds?: number;
};

/** A failure the caller should hear about. Everything else is `internal`. */
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
