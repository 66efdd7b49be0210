import type { Conversation, Remark, Skim } from '@replysmith/coach';
import { ClientReply } from '@replysmith/contract';
import type { Authored, ReaderReply } from '../../../ports/ai.ts';

/** What a simulated reader did, in the shape that is stored and sent. */
export function toClientReply(
  { draft, persona }: Conversation,
  { result, ...authorship }: Authored<ReaderReply>,
  day: number,
): ClientReply {
  const { decision, reason, isOver, skim, noticed, debrief } = result;
  return ClientReply.parse({
    ...authorship,
    persona,
    decision,
    reason,
    is_over: isOver,
    day,
    email: { subject: draft.subject, body: draft.body },
    first_sight: firstSight(skim, noticed),
    debrief,
  });
}

function firstSight({ ask, ...skim }: Skim, noticed: readonly Remark[]) {
  return { ...skim, is_ask_seen: ask && ask.isSeen, noticed };
}
