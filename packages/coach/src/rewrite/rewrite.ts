import type { Score } from '../score/score.ts';
import type { Edit } from './edit.ts';

/** A better version of a draft, as changes that can each be kept or put back. */
export type Rewrite = {
  readonly subject: string | null;
  readonly body: string;
  readonly before: Score;
  /** Never lower than `before`. */
  readonly after: Score;
  readonly edits: readonly Edit[];
};
