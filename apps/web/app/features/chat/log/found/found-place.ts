/** A message that a search led to. */
export type FoundPlace = {
  /** Each time somebody goes there is another one. */
  readonly visit: string;
  readonly messageId: string;
  readonly terms: readonly string[];
};
