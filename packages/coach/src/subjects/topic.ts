/**
 * What an email is about. `noticed`: something of the reader's that the writer saw · `theirs`: something
 * of the reader's · `offer`: what the writer can do · `matter`: any other thing.
 */
export type TopicKind = 'noticed' | 'theirs' | 'offer' | 'matter';

/** Something the email is about, in the writer's words and fit for the middle of a sentence. */
export type Topic = {
  /** "your checkout", "cutting fuel costs" */
  readonly phrase: string;
  /** Without "your" or "the". */
  readonly bare: string;
  readonly kind: TopicKind;
  /** What more the writer says of it: "at NodeConf" of "your talk at NodeConf". */
  readonly tail?: string;
  /** Whether the writer speaks of it as of a thing, or comes back to it. */
  readonly isThing?: boolean;
  readonly weight: number;
};
