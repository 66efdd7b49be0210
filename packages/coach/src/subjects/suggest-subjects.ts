/** A subject line made from the writer's own words. */
export type SubjectIdea = {
  readonly subject: string;
  /** Why this one, in a few words: "Names their shop". */
  readonly reason: string;
  /** The whole email's score with this subject, 0 to 100. */
  readonly score: number;
};
