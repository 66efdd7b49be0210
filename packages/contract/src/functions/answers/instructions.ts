import { z } from 'zod';
import { Persona } from './client-reply.ts';
import { EmailProfile, EmailStage } from '../../readings/email-reading.ts';
import { RewriteManner } from './optimization.ts';

/** What a writer asks for with a message besides its words. */
export const Instructions = z
  .object({
    /** How much of an email may be changed: `full` unless it says otherwise. */
    manner: RewriteManner,
    /** What the email is; guessed from the text when absent. */
    stage: EmailStage,
    profile: EmailProfile,
    /** Who reads, in a simulation. */
    persona: Persona,
  })
  .partial();
export type Instructions = z.infer<typeof Instructions>;
