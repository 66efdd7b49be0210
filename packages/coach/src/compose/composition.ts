/** Who sends the email; an empty text is one that was not given. */
export type Sender = {
  readonly name: string;
  readonly company: string;
  /** What stands under every email of theirs, as they wrote it. */
  readonly signature: string;
};

/** An email written from a brief. */
export type Composition = {
  readonly subject: string;
  readonly body: string;
  /** The labels of its blanks, in reading order. */
  readonly open: readonly string[];
};

/** A gap that only the writer can close. */
export function blank(label: string): string {
  return `[fill in: ${label}]`;
}
