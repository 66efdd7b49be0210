import { rewrite } from '@replysmith/coach';
import { assess, toDraft } from './assess.ts';
import type { CoachReply, CoachRequest, LiveRewrite, TypedDraft } from './live-score.ts';

export function answer({ kind, draft }: CoachRequest): CoachReply {
  return kind === 'score' ? { kind, score: assess(draft) } : { kind, rewrite: propose(draft) };
}

function propose(typed: TypedDraft): LiveRewrite {
  const { subject, body, before, after, edits } = rewrite(toDraft(typed));
  return {
    before: assess(typed, before),
    after: assess({ subject: subject ?? '', body }, after),
    edits,
  };
}
