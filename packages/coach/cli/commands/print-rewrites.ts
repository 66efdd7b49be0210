import { review } from '../../src/index.ts';
import { jsonLines } from '../input/json-lines.ts';
import { readDraftToRewrite, type DraftToRewrite } from '../input/read-draft.ts';

/** The better text of an email, both scores, what was changed, and what is left to its writer. */
export const printRewrites = jsonLines(readDraftToRewrite, rewritten);

function rewritten({ draft, options }: DraftToRewrite) {
  const { id, ...email } = draft;
  const { subject, body, before, after, edits, offers, questions } = review(email, options);
  return {
    id,
    subject,
    body,
    score_before: before.value,
    score_after: after.value,
    changes: edits,
    offers,
    questions,
  };
}
