import { z } from 'zod';

/** What is wanted: a better email, an answer to a question, or the reply of a simulated reader. */
export const MessageType = z.enum(['email_optimization', 'conversation', 'client_simulation']);
export type MessageType = z.infer<typeof MessageType>;
