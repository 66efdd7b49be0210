import { rewrite } from '../src/index.ts';
import { readDrafts, type NamedDraft } from './read-drafts.ts';

/** One JSON line an email: the better text, both scores and what was changed. */
export async function printRewrites(): Promise<string> {
  const drafts = await readDrafts();
  return drafts.map((draft) => `${JSON.stringify(rewritten(draft))}\n`).join('');
}

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
