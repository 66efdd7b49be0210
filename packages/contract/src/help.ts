import { z } from './schemas.ts';
import { Authorship } from './chat/answers.ts';
import { lengths } from './lengths.ts';
import { isPlainText } from './plain-text.ts';

const noText = 'This does not look like text.';

export const HelpChatbotRequest = z.strictObject({
  /** White space only: answered with a greeting, and not stored. */
  message: z
    .string()
    .max(lengths.helpMessage, `Use at most ${lengths.helpMessage.toLocaleString('en')} characters.`)
    .refine(isPlainText, noText),
  context: z
    .strictObject({
      currentPage: z.string().max(200).refine(isPlainText, noText),
      timestamp: z.iso.datetime(),
    })
    .partial()
    .optional(),
  /** Accepted but ignored: the server uses its stored messages. */
  conversationHistory: z
    .array(
      z.strictObject({
        role: z.enum(['user', 'assistant']),
        content: z.string().max(lengths.chatMessage),
      }),
    )
    .max(10)
    .optional(),
});
export type HelpChatbotRequest = z.infer<typeof HelpChatbotRequest>;

/** The help item an answer is based on. */
export const HelpCitation = z.object({ topic: z.string(), item: z.string(), title: z.string() });
export type HelpCitation = z.infer<typeof HelpCitation>;

/** One message of the help chat. */
export const HelpMessage = z.object({
  id: z.uuid(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  citations: z.array(HelpCitation),
  /** Follow-up questions; empty for the user's own messages. */
  suggestions: z.array(z.string()),
  /** Who wrote it; null for the user's own messages. */
  engine: Authorship.shape.engine.nullable(),
  created_at: z.iso.datetime(),
});
export type HelpMessage = z.infer<typeof HelpMessage>;

/** The oldest first. */
export const HelpMessageList = z.object({ items: z.array(HelpMessage) });
export type HelpMessageList = z.infer<typeof HelpMessageList>;

export const HelpChatbotReply = z.object({
  response: z.string(),
  suggestions: z.array(z.string()),
  citations: z.array(HelpCitation),
  engine: Authorship.shape.engine,
  /** Whether the help pages say anything about it. */
  is_known: z.boolean(),
  /**
   * As stored: the user's message and the answer; empty for a greeting, or after the chat was
   * cleared.
   */
  messages: z.array(HelpMessage),
});
export type HelpChatbotReply = z.infer<typeof HelpChatbotReply>;
