import { Answer, type ChatMessage } from '@replysmith/contract';
import type { Question } from '../../../ports/ai.ts';
import { rewriteInUse } from '../../chat-messages/rewrite-in-use.ts';
import { sessionTitle } from '../../chat-sessions/titles/session-title.ts';
import { messagesOf } from './messages-of.ts';
import type { Mode } from './mode.ts';

/** Answers a question, with the session's latest email in view. */
export const converse: Mode = async (ctx, tx, { content, session_id }, tried) => {
  const latest = await rewriteInUse(ctx, tx, session_id);
  const earlier = await messagesOf(ctx, tx, session_id, {
    type: 'conversation',
    before: tried?.position,
  });
  const question: Question = {
    text: content,
    latest: latest?.email,
    made: latest
      ? { original: latest.optimization.original_email, changes: latest.optimization.changes }
      : undefined,
    earlier: exchanges(earlier),
  };
  return {
    title: sessionTitle({ subject: null, body: content }),
    asked: null,
    write: async (writing) => {
      const authored = await ctx.ai.answer(question, writing);
      if (authored.outcome !== 'written') return authored;
      const { result } = authored;
      const answer = Answer.parse({
        ...authored,
        is_known: result.isKnown,
        citations: result.citations,
        evidence: result.evidence,
        follow_ups: result.followUps,
      });
      const message = { content: result.text, answer: JSON.stringify(answer) };
      return { ...authored, result: { optimization: null, message } };
    },
  };
};

function exchanges(messages: readonly ChatMessage[]): Question['earlier'] {
  return messages.flatMap(({ role, content }, index) => {
    const next = messages[index + 1];
    return role === 'user' && next?.role === 'assistant'
      ? [{ question: content, answer: next.content }]
      : [];
  });
}
