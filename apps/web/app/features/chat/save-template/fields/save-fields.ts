/** What a writer says of an email that becomes a template. */
export type SaveFields = {
  readonly name: string;
  readonly subject: string;
  readonly category: string;
  readonly tags: readonly string[];
  /** Whether what was written into its blanks stays; else they are open for the next reader. */
  readonly keepsFilled: boolean;
};
