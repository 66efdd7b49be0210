import { z } from 'zod';
import { ChatMessage } from '../../resources/chat/chat-message.ts';
import { ChatSession } from '../../resources/chat/chat-session.ts';
import { SentText } from '../email-content.ts';
import { Instructions } from './instructions.ts';
import { messageContent } from './message-content.ts';
import { MessageType } from './message-type.ts';
import { Optimization } from './optimization.ts';
import { isPlainText } from '../plain-text.ts';

export const UserPreferences = z.object({
  tone: z.string().max(50).default('professional'),
  industry: z.string().max(100).default('general'),
  length: z.string().max(50).default('medium'),
});
export type UserPreferences = z.infer<typeof UserPreferences>;

type SentMessage =
  { readonly message_type?: unknown; readonly content?: unknown } | null | undefined;

/** What is wrong with the text in its mode; a text that is none is refused before. */
function problemOf(sent: SentMessage): string | undefined {
  if (typeof sent?.content !== 'string') return undefined;
  const mode = MessageType.catch('email_optimization').parse(sent.message_type);
  return messageContent[mode].safeParse(sent.content).error?.issues[0]?.message;
}

export const OptimizeEmailRequest = z
  .strictObject({
    /** The email; in the other modes the question, or what the writer says to the simulated reader. */
    content: SentText,
    /** Null or absent on the first send: the session is then created and titled. */
    session_id: z.uuid('There is no such session.').nullable().default(null),
    message_type: MessageType,
    /** A message of the writer's in this session that is tried again, changed or not. */
    variant_of: z.uuid('There is no such message.').nullable().optional(),
    /** Where the text came from; dropped when it is gone. Another try came from where the first did. */
    campaign_id: z.uuid('There is no such campaign.').nullable().optional(),
    template_id: z.uuid('There is no such template.').nullable().optional(),
    ...Instructions.shape,
    user_preferences: UserPreferences.optional(),
    email_signature: z
      .string()
      .max(2_000)
      .refine(isPlainText, 'The signature does not look like text.')
      .nullable()
      .optional(),
  })
  .refine((request) => problemOf(request) === undefined, {
    path: ['content'],
    error: ({ input }) => problemOf(input as SentMessage),
    when: () => true,
  });
export type OptimizeEmailRequest = z.infer<typeof OptimizeEmailRequest>;

/** What a call gives, whatever was asked. */
export const AnswerReply = z.object({
  /** Null in the modes that optimise nothing. */
  optimization: Optimization.nullable(),
  session: ChatSession,
  /** The two messages stored by this call: the writer's, then the answer. */
  messages: z.tuple([ChatMessage, ChatMessage]),
});
export type AnswerReply = z.infer<typeof AnswerReply>;

/** What a call for `email_optimization` gives. */
export const OptimizeEmailReply = AnswerReply.extend({ optimization: Optimization });
export type OptimizeEmailReply = z.infer<typeof OptimizeEmailReply>;
