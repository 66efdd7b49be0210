import { z } from 'zod';
import { Authorship } from './authorship.ts';
import { EmailText } from '../email-text.ts';

export const Persona = z.enum([
  'busy_founder',
  'sceptical_cfo',
  'helpful_manager',
  'technical_buyer',
  'recruiter',
  'editor',
  'investor',
]);
export type Persona = z.infer<typeof Persona>;

const Place = z.object({
  /** `turn`: what was said after the email, counted from 0. */
  field: z.enum(['subject', 'body', 'turn']),
  turn: z.int().min(0).optional(),
  start: z.int().min(0),
  end: z.int().min(0),
});

/** Words that moved the reader, and how; without a place they are a measured fact. */
export const ReaderRemark = z.object({
  quote: z.string(),
  place: Place.nullable(),
  why: z.string(),
});
export type ReaderRemark = z.infer<typeof ReaderRemark>;

/** What the reader took in of the email at first sight. */
export const FirstSight = z.object({
  seconds: z.number().min(0),
  /** The stretches they read, in reading order. */
  seen: z.array(z.object({ field: z.enum(['subject', 'body']), start: z.int(), end: z.int() })),
  /** Whether the ask was among them; null when nothing is asked. */
  is_ask_seen: z.boolean().nullable(),
  /** Words that they did not reach. */
  unread: z.int().min(0),
  noticed: z.array(ReaderRemark),
});
export type FirstSight = z.infer<typeof FirstSight>;

/** What the conversation came to, line by line. */
export const ReplyDebrief = z.object({
  /** Which words decided; null when no wording did. */
  deciding: ReaderRemark.nullable(),
  won: z.array(ReaderRemark),
  lost: z.array(ReaderRemark),
  /** One thing to do next. */
  next: z.string(),
});
export type ReplyDebrief = z.infer<typeof ReplyDebrief>;

/** What the simulated reader of the latest rewrite does; their words, if any, are the message's content. */
export const ClientReply = z.object({
  ...Authorship.shape,
  persona: Persona,
  decision: z.enum(['yes', 'question', 'not_now', 'no', 'silence']),
  /** Why, told to the writer. */
  reason: z.string(),
  /** Whether the conversation has come to its end. */
  is_over: z.boolean(),
  /** On which day they read it, counted from 0: asked again after the end, or tried again, they may be of another mind. */
  day: z.int().min(0).optional(),
  /** The email that was read: the rewrite as the writer's choices left it. Null in older replies. */
  email: EmailText.nullable().default(null),
  first_sight: FirstSight.nullable().default(null),
  debrief: ReplyDebrief.nullable().default(null),
});
export type ClientReply = z.infer<typeof ClientReply>;
