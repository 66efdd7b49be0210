import { z } from 'zod';
import { lengths } from './lengths.ts';
import { hasSomethingToRead, isPageCode, isPlainText } from './plain-text.ts';

/** An email's own words; `subject` is null when it has no subject line. */
export const EmailText = z.object({ subject: z.string().nullable(), body: z.string() });
export type EmailText = z.infer<typeof EmailText>;

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

/** Where in a sequence an email stands, and what kind of outreach it is. */
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

/** What the coach took an email for before it judged it. */
export const EmailReading = z.object({
  /** ISO 639-1, or "und" when there was too little text to tell. */
  language: z.string(),
  /** Of a language that is not supported only what needs no language was judged. */
  isSupported: z.boolean(),
  /** "email", or what the text is instead: "poem", "list", "code" … */
  kind: z.string(),
  stage: EmailStage,
  isStageGuessed: z.boolean(),
  profile: EmailProfile,
  isProfileGuessed: z.boolean(),
});
export type EmailReading = z.infer<typeof EmailReading>;
