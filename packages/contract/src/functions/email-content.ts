import { z } from 'zod';
import { lengths } from '../constants/lengths.ts';
import { hasSomethingToRead, isPageCode, isPlainText } from './plain-text.ts';

/** What was sent, before it is known to be worth reading. */
export const SentText = z.string({
  error: ({ input }) => (input == null ? 'Paste an email first.' : 'The email must be text.'),
});

/** The text of an email as pasted: kept exactly as typed, or refused with a sentence. */
export const EmailContent = SentText.refine(hasSomethingToRead, 'Paste an email first.')
  .max(lengths.emailContent, 'Email content is too long (max 50,000 characters)')
  .refine(isPlainText, 'This does not look like text. Paste the words of the email.')
  .refine(
    (text) => !isPageCode(text),
    'This looks like the code of a web page. Paste the words of the email.',
  );
