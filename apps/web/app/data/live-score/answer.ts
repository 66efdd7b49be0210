import { account, rewrite } from '@replysmith/coach';
import { assess, toDraft } from './assess.ts';
import { compose } from './compose.ts';
import type { CoachReply, CoachRequest, LiveRewrite, TypedDraft } from './live-score.ts';

export function answer(request: CoachRequest): CoachReply {
  if (request.kind === 'compose') return { kind: 'compose', email: compose(request) };
  const { kind, draft } = request;
  return kind === 'score' ? { kind, score: assess(draft) } : { kind, rewrite: propose(draft) };
}

/** A rewrite of a draft, with both scores and the account between them. */
export function propose(typed: TypedDraft): LiveRewrite {
  const { subject, body, edits, ...scores } = rewrite(toDraft(typed));
  const before = assess(typed, scores.before);
  const after = assess({ ...typed, subject: subject ?? '', body }, scores.after);
  return { before, after, edits, account: account(before, after, edits) };
}
