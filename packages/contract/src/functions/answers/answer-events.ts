import { z } from 'zod';
import { ErrorBody } from '../../errors/error-body.ts';
import { ChatMessage } from '../../resources/chat/chat-message.ts';
import { ChatSession } from '../../resources/chat/chat-session.ts';
import { EmailReading } from '../../readings/email-reading.ts';
import { ScoreLine } from './optimization.ts';
import { AnswerReply } from './optimize-email.ts';

/**
 * What a stream of `optimize-email` tells, in this order: `started`; for an email `scored`; then
 * `text` and `rewound` as the answer is written; at last exactly one of `answered`, `stopped` and
 * `failed`. Whoever listens late hears everything from the beginning.
 */
export const AnswerEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('started'),
    request_id: z.uuid(),
    session: ChatSession,
    /** The writer's message. */
    message: ChatMessage,
  }),
  /** The coach's score of the email as it was sent, 0 to 100. */
  z.object({
    type: z.literal('scored'),
    score: z.int().min(0).max(100),
    lines: z.array(ScoreLine),
    reading: EmailReading,
  }),
  /** More of the text, to be put behind what came before. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** What came before does not count; the text begins anew. */
  z.object({ type: z.literal('rewound') }),
  z.object({ type: z.literal('answered'), reply: AnswerReply }),
  /**
   * Stopped by the person. What had come is kept as a message and counted; the messages are null when
   * nothing had, and the session too unless it was there before.
   */
  z.object({
    type: z.literal('stopped'),
    session: ChatSession.nullable(),
    messages: z.tuple([ChatMessage, ChatMessage]).nullable(),
  }),
  /** Nothing was kept and nothing counted. */
  z.object({ type: z.literal('failed'), error: ErrorBody.shape.error }),
]);
export type AnswerEvent = z.infer<typeof AnswerEvent>;

/** The event that ends an answer. */
export type AnswerEnding = Extract<AnswerEvent, { type: 'answered' | 'stopped' | 'failed' }>;

export function isEnding(event: AnswerEvent): event is AnswerEnding {
  return event.type === 'answered' || event.type === 'stopped' || event.type === 'failed';
}
