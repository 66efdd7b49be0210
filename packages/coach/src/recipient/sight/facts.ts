/** What a reply may speak of, in words of the email or the conversation and fit for their place. */
export type Slot =
  /** The writer's first name, and the reader's. */
  | 'sender'
  | 'me'
  /** Fit for the middle of a sentence, from the reader's side: "our checkout". */
  | 'topic'
  | 'theirs'
  /** What the writer noticed, as a clause from the reader's side: "we opened a café in Leeds". */
  | 'fact'
  /** Quoted: the subject, and what the writer claims. */
  | 'subject'
  | 'claim'
  /** Quoted: how many they say they serve. */
  | 'crowd'
  /** "38%" */
  | 'figure'
  /** What an open blank should hold, quoted. */
  | 'gap'
  /** A whole sentence that says yes to the ask, and a short one. */
  | 'accept'
  | 'nod'
  /** What the writer is after: "a customer". */
  | 'want'
  /** Quoted from the writer's latest message. */
  | 'answer';

export type Facts = Readonly<Partial<Record<Slot, string>>>;
