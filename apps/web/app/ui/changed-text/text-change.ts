/** One change to a text, as the reader sees it. Changes never overlap. */
export type TextChange = {
  /** Changes that belong together have the same. */
  readonly id: string;
  /** The number of the ledger line it answers. */
  readonly number: number;
  readonly start: number;
  readonly end: number;
  readonly after: string;
  readonly isKept: boolean;
};
