import { z } from 'zod';
import { Answer } from '../../functions/answers/answer.ts';
import { ClientReply } from '../../functions/answers/client-reply.ts';
import { Instructions } from '../../functions/answers/instructions.ts';
import { MessageType } from '../../functions/answers/message-type.ts';
import { Optimization } from '../../functions/answers/optimization.ts';
import { RewriteChoices, RewriteChoicesChange } from './rewrite-choices.ts';

export const ChatMessage = z.object({
  id: z.uuid(),
  session_id: z.uuid(),
  user_id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  message_type: MessageType,
  content: z.string(),
  /** The person stopped it: `content` is what had come, and no result came with it. */
  is_partial: z.boolean(),
  /**
   * What was sent with the writer's message: the email as it was, and the instructions. Of messages
   * stored before these were kept, the email alone; null where there is nothing.
   */
  email_data: z.object({ email_content: z.string().optional(), ...Instructions.shape }).nullable(),
  optimization_results: Optimization.nullable(),
  answer: Answer.nullable(),
  client_reply: ClientReply.nullable(),
  /** Of a message of the writer's: the first one that it is another try of. */
  variant_of: z.uuid().nullable(),
  /** Of a rewrite: what the writer decided about it; null as long as they decided nothing. */
  choices: RewriteChoices.nullable(),
  /** Of a rewrite: when the writer put it in use. In use is the one that came or was chosen last. */
  chosen_at: z.iso.datetime().nullable(),
  /** The campaign, and the template of one's own, that the writer's message came from. */
  campaign_id: z.uuid().nullable(),
  template_id: z.uuid().nullable(),
  created_at: z.iso.datetime(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatMessageQuery = z.object({ session_id: z.uuid() });

export const ChatMessageList = z.object({ items: z.array(ChatMessage) });
export type ChatMessageList = z.infer<typeof ChatMessageList>;

/** Only what is given changes. */
export const UpdateChatMessageRequest = z
  .strictObject({
    /** What was decided anew; what it does not name stays as it was decided. */
    choices: RewriteChoicesChange,
    /** It is put in use instead of the one that was. */
    is_in_use: z.literal(true),
  })
  .partial()
  .refine((changes) => Object.keys(changes).length > 0, 'Say what is to change.');
export type UpdateChatMessageRequest = z.infer<typeof UpdateChatMessageRequest>;
