import { rewrite } from '../../src/index.ts';
import { jsonLines } from '../input/json-lines.ts';
import { readDraft, type NamedDraft } from '../input/read-draft.ts';

/** The better text of an email, both scores and what was changed. */
export const printRewrites = jsonLines(readDraft, rewritten);

function rewritten(draft: NamedDraft) {
  const { subject, body, before, after, edits } = rewrite(draft);
  return {
    id: draft.id,
    subject,
    body,
    score_before: before.value,
    score_after: after.value,
    changes: edits,
  };
}
