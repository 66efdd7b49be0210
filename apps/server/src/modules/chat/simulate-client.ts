import type { Conversation, Remark, Skim, Turn } from '@replysmith/coach';
import { type ChatMessage, ClientReply, type EmailText, type Persona } from '@replysmith/contract';
import type { Authored, ReaderReply } from '../../platform/ai/ai.ts';
import { rewriteInUse } from './rewrite-in-use.ts';
import { sessionTitle } from './session-title.ts';
import { AppError } from '../../platform/errors.ts';
import { messagesOf } from './messages.ts';
import type { Mode } from './answer-mode.ts';

/** Replies as the reader of the session's rewrite in use would; later messages go on from there. */
export const simulateClient: Mode = async (ctx, tx, input, first) => {
  const { content, session_id, persona } = input;
  const latest = await rewriteInUse(ctx, tx, session_id);
  if (!latest || session_id === null) throw new AppError('no_optimized_email');
  const before = first?.position;
  const all = await messagesOf(ctx, tx, session_id, { type: 'client_simulation', before });
  const messages = messagesAbout(all, latest.email);
  const last = messages.at(-1)?.client_reply;
  const reader = persona ?? last?.persona ?? 'busy_founder';
  const goesOn = last?.persona === reader && !last.is_over;
  const day = dayOf(last, reader) + (first?.variants ?? 0);
  const conversation = {
    draft: latest.email,
    persona: reader,
    seed: seedOf(session_id) + day,
    // A new conversation, or one with another reader, starts without earlier turns.
    turns: goesOn ? [...turnsOf(messages), turn('writer', content)] : [],
  };
  return {
    title: sessionTitle({ subject: null, body: content }),
    emailData: { persona: reader },
    write: async (writing) => {
      const authored = await ctx.ai.reply(conversation, writing);
      if (authored.outcome !== 'written') return authored;
      const reply = toClientReply(conversation, authored, day);
      const { text } = authored.result;
      const message = { content: text ?? '', client_reply: JSON.stringify(reply) };
      return { ...authored, result: { optimization: null, message } };
    },
  };
};

/** The messages since the reader last had another email. */
function messagesAbout(
  messages: readonly ChatMessage[],
  { subject, body }: EmailText,
): ChatMessage[] {
  const isOfAnother = ({ client_reply: reply }: ChatMessage) =>
    reply && (reply.email?.subject !== subject || reply.email.body !== body);
  return messages.slice(messages.findLastIndex(isOfAnother) + 1);
}

/**
 * The turns of the present conversation. It begins with the reader's first reply, since the message
 * before that only asks for it.
 */
function turnsOf(messages: readonly ChatMessage[]): Turn[] {
  const begins = messages.findLastIndex(({ client_reply: reply }, index) => {
    const before = messages[index - 2]?.client_reply;
    return reply && (before?.persona !== reply.persona || before.is_over);
  });
  return messages
    .slice(Math.max(0, begins))
    .filter(({ content }) => content !== '')
    .map(({ role, content }) => turn(role === 'user' ? 'writer' : 'recipient', content));
}

function turn(from: Turn['from'], text: string): Turn {
  return { from, text };
}

/** Who is asked once more after the end reads it on another day, and may be of another mind; so for another variant. */
function dayOf(last: ChatMessage['client_reply'] | undefined, reader: Persona): number {
  if (last?.persona !== reader) return 0;
  return (last.day ?? 0) + (last.is_over ? 1 : 0);
}

/** The same for every call in a session, so that the reader stays the same person. */
function seedOf(sessionId: string): number {
  return Number.parseInt(sessionId.slice(0, 8), 16);
}

/** A simulated reply in the shape that is stored and sent. */
function toClientReply(
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
