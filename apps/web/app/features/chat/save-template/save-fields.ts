/** What a writer says of an email that becomes a template. */
export type SaveFields = {
  readonly name: string;
  readonly subject: string;
  readonly category: string;
  readonly tags: readonly string[];
};
