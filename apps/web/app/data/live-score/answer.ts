import { account, rewrite } from '@replysmith/coach';
import { assess, toDraft } from './assess.ts';
import type { CoachReply, CoachRequest, LiveRewrite, TypedDraft } from './live-score.ts';

export function answer({ kind, draft }: CoachRequest): CoachReply {
  return kind === 'score' ? { kind, score: assess(draft) } : { kind, rewrite: propose(draft) };
}

function propose(typed: TypedDraft): LiveRewrite {
  const { subject, body, edits, ...scores } = rewrite(toDraft(typed));
  const before = assess(typed, scores.before);
  const after = assess({ ...typed, subject: subject ?? '', body }, scores.after);
  return { before, after, edits, account: account(before, after, edits) };
}
