import { z } from 'zod';
import { Authorship } from './authorship.ts';

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

/** What the simulated reader of the latest rewrite does; their words, if any, are the message's content. */
export const ClientReply = z.object({
  ...Authorship.shape,
  persona: Persona,
  decision: z.enum(['yes', 'question', 'not_now', 'no', 'silence']),
  /** Why, told to the writer. */
  reason: z.string(),
  /** Whether the conversation has come to its end. */
  is_over: z.boolean(),
});
export type ClientReply = z.infer<typeof ClientReply>;
