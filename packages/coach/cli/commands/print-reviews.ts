import { review } from '../../src/index.ts';
import { jsonLines } from '../input/json-lines.ts';
import { readMannerlyDraft } from '../input/read-draft.ts';

/** Everything the coach has to say of an email: both scores, changes, subjects, follow-ups. */
export const printReviews = jsonLines(readMannerlyDraft, ({ id, manner, ...draft }) => ({
  id,
  ...review(draft, { manner }),
}));
