import { templateColumns, type TemplateColumn } from '@replysmith/contract';

/** What a file holds, as a table: a heading for each column, a row for each template. */
export type SourceTable = {
  /** The file's name, or where else it comes from. */
  readonly source: string;
  readonly headings: readonly string[];
  /** What each heading probably means. */
  readonly guesses: readonly (TemplateColumn | null)[];
  readonly rows: readonly SourceRow[];
  /** Written by an export of ours: taken as it is. */
  readonly isOurs: boolean;
};

export type SourceRow = {
  /** As a person counts them in the file. */
  readonly number: number;
  readonly cells: readonly unknown[];
};

/** Whether a file has every column of our exports; a folder's colour may lie within the folder. */
export function hasOurColumns(headings: readonly string[]): boolean {
  return templateColumns.every((column) => column === 'folder_color' || headings.includes(column));
}
