import { z } from 'zod';
import { ChatMessage } from '../resources/chat-message.ts';
import { ChatSession } from '../resources/chat-session.ts';
import { EmailContent } from './email-content.ts';
import { EmailProfile, EmailStage } from './email-reading.ts';
import { Optimization } from './optimization.ts';
import { isPlainText } from './plain-text.ts';

export const UserPreferences = z.object({
  tone: z.string().max(50).default('professional'),
  industry: z.string().max(100).default('general'),
  length: z.string().max(50).default('medium'),
});
export type UserPreferences = z.infer<typeof UserPreferences>;

export const OptimizeEmailRequest = z.strictObject({
  content: EmailContent,
  /** Null or absent on the first send: the session is then created and titled. */
  session_id: z.uuid('There is no such session.').nullable().default(null),
  message_type: z.literal('email_optimization'),
  /** Guessed from the text when absent. */
  stage: EmailStage.optional(),
  profile: EmailProfile.optional(),
  user_preferences: UserPreferences.optional(),
  email_signature: z
    .string()
    .max(2_000)
    .refine(isPlainText, 'The signature does not look like text.')
    .nullable()
    .optional(),
});
export type OptimizeEmailRequest = z.infer<typeof OptimizeEmailRequest>;

/**
 * Under the same key the same request is done and counted once, however often it is sent; later
 * calls get the first one's messages.
 */
export const OptimizeEmailHeaders = z.object({ 'idempotency-key': z.uuid().optional() });

export const OptimizeEmailReply = z.object({
  optimization: Optimization,
  session: ChatSession,
  /** The two messages stored by this call: the writer's, then the coach's. */
  messages: z.tuple([ChatMessage, ChatMessage]),
});
export type OptimizeEmailReply = z.infer<typeof OptimizeEmailReply>;
