import type { ImportVerdict } from '@replysmith/contract';

/** What is known of a row so far. */
export type RowVerdict =
  | Exclude<ImportVerdict, { status: 'duplicate' }>
  /** The server has not been asked yet. */
  | { readonly status: 'unchecked' }
  /** The same words are saved already, or stand in a row above. */
  | { readonly status: 'duplicate'; readonly isSaved: boolean };

/** A row of a file on its way to become a template. */
export type ImportRow = {
  readonly place: number;
  readonly source: string;
  /** As a person counts rows in the file. */
  readonly number: number;
  readonly record: Record<string, unknown>;
  /** What was changed of it so that it can be imported. */
  readonly fixes: readonly string[];
  /** What else is worth knowing before it is imported. */
  readonly notes: readonly string[];
  readonly verdict: RowVerdict;
};

/** What a row says in one of its fields, in a line. */
export function textIn({ record }: ImportRow, field: 'name' | 'subject_line'): string {
  const value = record[field];
  return typeof value === 'string' ? value : '';
}
