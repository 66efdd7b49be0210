/** A template of a library. */
export type Template = {
  readonly id: string;
  readonly name: string;
  readonly subject: string;
  readonly body: string;
  readonly tags?: readonly string[];
  readonly category?: string;
  /** What it is for and for whom, in so many words; without, its text has to tell. */
  readonly about?: string;
};

/** A template that resembles a draft. */
export type NearTemplate = {
  readonly id: string;
  /** From 0, nothing in common, to 1. */
  readonly similarity: number;
  /** What they share, in one sentence. */
  readonly reason: string;
};
