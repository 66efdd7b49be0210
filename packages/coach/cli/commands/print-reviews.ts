import { review } from '../../src/index.ts';
import { jsonLines } from '../input/json-lines.ts';
import { readDraftToRewrite } from '../input/read-draft.ts';

/** Everything the coach has to say of an email: both scores, changes, offers, questions, subjects, follow-ups. */
export const printReviews = jsonLines(readDraftToRewrite, ({ draft, options }) => {
  const { id, ...email } = draft;
  return { id, ...review(email, options) };
});
