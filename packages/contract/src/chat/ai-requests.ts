import { ErrorBody, z } from '../schemas.ts';
import { Authorship, Instructions, MessageType, Optimization, ScoreLine } from './answers.ts';
import { ChatMessage, ChatSession, messageContent } from './chat.ts';
import { EmailReading, SentText } from '../email.ts';
import { isPlainText } from '../plain-text.ts';

/** Calls with the same key run, and count, once: repeats get the first answer. */
export const IdempotencyHeaders = z.object({
  /** A new UUID for each thing to be done; a repeat with the same one gets the first answer. */
  'idempotency-key': z.uuid().optional(),
});

export const UserPreferences = z.object({
  tone: z.string().max(50).default('professional'),
  industry: z.string().max(100).default('general'),
  length: z.string().max(50).default('medium'),
});
export type UserPreferences = z.infer<typeof UserPreferences>;

type SentMessage =
  | { readonly message_type?: unknown; readonly content?: unknown }
  | null
  | undefined;

/** What is wrong with the text in its mode; missing text is refused before. */
function problemOf(sent: SentMessage): string | undefined {
  if (typeof sent?.content !== 'string') return undefined;
  const mode = MessageType.catch('email_optimization').parse(sent.message_type);
  return messageContent[mode].safeParse(sent.content).error?.issues[0]?.message;
}

export const OptimizeEmailRequest = z
  .strictObject({
    /**
     * The email; in the other modes the question, or the writer's reply to the simulated reader.
     */
    content: SentText,
    /** Null or absent on the first message: a session is then created and titled. */
    session_id: z.uuid('There is no such session.').nullable().default(null),
    message_type: MessageType,
    /** The writer's message in this session that this is a variant of. */
    variant_of: z.uuid('There is no such message.').nullable().optional(),
    /**
     * Where the text came from; ignored if deleted. A variant has the origin of its first message.
     */
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
  /** Null in modes that optimize nothing. */
  optimization: Optimization.nullable(),
  session: ChatSession,
  /** The two messages stored by this call: the writer's, then the answer. */
  messages: z.tuple([ChatMessage, ChatMessage]),
});
export type AnswerReply = z.infer<typeof AnswerReply>;

/** The reply to a call for `email_optimization`. */
export const OptimizeEmailReply = AnswerReply.extend({ optimization: Optimization });
export type OptimizeEmailReply = z.infer<typeof OptimizeEmailReply>;

/**
 * The events of an `optimize-email` stream, in order: `started`; for an email `scored`; then `text`
 * and `rewound` while the answer is written; finally one of `answered`, `stopped` and `failed`.
 * Late subscribers get all events from the beginning.
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
  /** More text, to be appended. */
  z.object({ type: z.literal('text'), text: z.string() }),
  /** The text so far is discarded; it starts again. */
  z.object({ type: z.literal('rewound') }),
  z.object({ type: z.literal('answered'), reply: AnswerReply }),
  /**
   * Stopped by the user. Text so far is stored and counted. Without any, the messages are null, and
   * so is the session unless it existed before.
   */
  z.object({
    type: z.literal('stopped'),
    session: ChatSession.nullable(),
    messages: z.tuple([ChatMessage, ChatMessage]).nullable(),
  }),
  /** Nothing was stored and nothing counted. */
  z.object({ type: z.literal('failed'), error: ErrorBody.shape.error }),
]);
export type AnswerEvent = z.infer<typeof AnswerEvent>;

/** The last event of an answer. */
export type AnswerEnding = Extract<AnswerEvent, { type: 'answered' | 'stopped' | 'failed' }>;

/** The result is sent on the answer's stream. */
export const StopAnswerRequest = z.strictObject({ request_id: z.uuid() });
export type StopAnswerRequest = z.infer<typeof StopAnswerRequest>;

/** What was asked for: one of the chat's modes, or the help. */
export const AiRequestType = z.enum([...MessageType.options, 'help']);
export type AiRequestType = z.infer<typeof AiRequestType>;

/** One request to the coach or a model, and what it cost. Read-only for users. */
export const AiRequest = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  /** Null when the session was deleted, or never stored. */
  session_id: z.uuid().nullable(),
  message_type: AiRequestType,
  status: z.enum(['running', 'answered', 'stopped', 'failed']),
  /** `free` counts against no plan; `reserved` is charged or refunded when the answer is done. */
  charge: z.enum(['free', 'reserved', 'charged', 'refunded']),
  /** Who wrote it or was to write it; null while it runs. */
  engine: Authorship.shape.engine.nullable(),
  model: z.string().nullable(),
  engine_reason: Authorship.shape.engine_reason.unwrap(),
  /** Tokens according to the provider; 0 for the coach. */
  input_tokens: z.int().min(0),
  output_tokens: z.int().min(0),
  created_at: z.iso.datetime(),
  settled_at: z.iso.datetime().nullable(),
});
export type AiRequest = z.infer<typeof AiRequest>;

export const AiRequestQuery = z.object({
  session_id: z.uuid().optional(),
  status: AiRequest.shape.status.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type AiRequestQuery = z.infer<typeof AiRequestQuery>;

/** The newest first. */
export const AiRequestList = z.object({ items: z.array(AiRequest) });
export type AiRequestList = z.infer<typeof AiRequestList>;
