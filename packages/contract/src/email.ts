import { z } from 'zod';
import { lengths } from './lengths.ts';
import { hasSomethingToRead, isPageCode, isPlainText } from './plain-text.ts';

/** An email's own words; `subject` is null when it has no subject line. */
export const EmailText = z.object({ subject: z.string().nullable(), body: z.string() });
export type EmailText = z.infer<typeof EmailText>;

/** Sent text, not yet validated. */
export const SentText = z.string({
  error: ({ input }) => (input == null ? 'Paste an email first.' : 'The email must be text.'),
});

/** The pasted email, kept exactly as typed, or refused with a message. */
export const EmailContent = SentText.refine(hasSomethingToRead, 'Paste an email first.')
  .max(lengths.emailContent, 'Email content is too long (max 50,000 characters)')
  .refine(isPlainText, 'This does not look like text. Paste the words of the email.')
  .refine(
    (text) => !isPageCode(text),
    'This looks like the code of a web page. Paste the words of the email.',
  );

/** An email's stage in a sequence, and its kind of outreach. */
export const EmailStage = z.enum(['first', 'follow_up']);
export type EmailStage = z.infer<typeof EmailStage>;
export const EmailProfile = z.enum([
  'general',
  'sales',
  'pr',
  'recruiting',
  'link_building',
  'job_search',
  'fundraising',
]);

/** What the coach took the text for. */
export const EmailReading = z.object({
  /** ISO 639-1, or "und" when there was too little text to tell. */
  language: z.string(),
  /** For unsupported languages, only language-independent rules apply. */
  isSupported: z.boolean(),
  /** "email", or what the text is instead: "poem", "list", "code" … */
  kind: z.string(),
  stage: EmailStage,
  isStageGuessed: z.boolean(),
  profile: EmailProfile,
  isProfileGuessed: z.boolean(),
});
export type EmailReading = z.infer<typeof EmailReading>;
