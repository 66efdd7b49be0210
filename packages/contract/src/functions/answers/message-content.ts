import { z } from 'zod';
import { lengths } from '../../constants/lengths.ts';
import { EmailContent } from '../email-content.ts';
import type { MessageType } from './message-type.ts';
import { hasSomethingToRead, isPageCode, isPlainText } from '../plain-text.ts';

const said = (nothing: string) =>
  z
    .string()
    .refine(hasSomethingToRead, nothing)
    .max(lengths.chatMessage, 'This is too long for a message (max 4,000 characters)')
    .refine(isPlainText, 'This does not look like text. Write it in words.')
    .refine(
      (text) => !isPageCode(text),
      'This looks like the code of a web page. Write it in words.',
    );

/** What may be sent in each mode, or the sentence that its writer reads. */
export const messageContent = {
  email_optimization: EmailContent,
  conversation: said('Write a question first.'),
  client_simulation: said('Write your answer to them first.'),
} satisfies Record<MessageType, z.ZodType<string>>;
