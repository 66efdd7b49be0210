import { rewrite } from '../../src/index.ts';
import { jsonLines } from '../input/json-lines.ts';
import { readDraftToRewrite, type DraftToRewrite } from '../input/read-draft.ts';

/** The better text of an email, both scores and what was changed. */
export const printRewrites = jsonLines(readDraftToRewrite, rewritten);

function rewritten({ draft, options }: DraftToRewrite) {
  const { subject, body, before, after, edits } = rewrite(draft, options);
  return {
    id: draft.id,
    subject,
    body,
    score_before: before.value,
    score_after: after.value,
    changes: edits,
  };
}
