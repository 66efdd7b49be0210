import { z } from 'zod';
import { Answer } from '../functions/answer.ts';
import { ClientReply } from '../functions/client-reply.ts';
import { MessageType } from '../functions/message-type.ts';
import { Optimization } from '../functions/optimization.ts';

export const ChatMessage = z.object({
  id: z.uuid(),
  session_id: z.uuid(),
  user_id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  message_type: MessageType,
  content: z.string(),
  /** The person stopped it: `content` is what had come, and no result came with it. */
  is_partial: z.boolean(),
  email_data: z.object({ email_content: z.string() }).nullable(),
  optimization_results: Optimization.nullable(),
  answer: Answer.nullable(),
  client_reply: ClientReply.nullable(),
  created_at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatMessageQuery = z.object({ session_id: z.uuid() });

export const ChatMessageList = z.object({ items: z.array(ChatMessage) });
export type ChatMessageList = z.infer<typeof ChatMessageList>;
