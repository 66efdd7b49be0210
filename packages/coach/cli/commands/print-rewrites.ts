import { rewrite } from '../../src/index.ts';
import { jsonLines } from '../input/json-lines.ts';
import { readMannerlyDraft, type MannerlyDraft } from '../input/read-draft.ts';

/** The better text of an email, both scores and what was changed. */
export const printRewrites = jsonLines(readMannerlyDraft, rewritten);

function rewritten({ manner, ...draft }: MannerlyDraft) {
  const { subject, body, before, after, edits } = rewrite(draft, { manner });
  return {
    id: draft.id,
    subject,
    body,
    score_before: before.value,
    score_after: after.value,
    changes: edits,
  };
}
