import { z } from './schemas.ts';
import { type TextRules, emailProfiles, emailStages, messageRules } from './chat/message-rules.ts';
import { hasSomethingToRead, isPageCode, isPlainText } from './plain-text.ts';

/** An email's own words; `subject` is null when it has no subject line. */
export const EmailText = z.object({ subject: z.string().nullable(), body: z.string() });
export type EmailText = z.infer<typeof EmailText>;

/** Sent text, not yet validated. */
export const SentText = z.string({
  error: ({ input }) => (input == null ? 'Paste an email first.' : 'The email must be text.'),
});

/** The pasted email, kept exactly as typed, or refused with a message. */
export const EmailContent = readableText(SentText, messageRules.email_optimization);

/** A text that keeps to these rules, each with its message for the user. */
export function readableText(text: z.ZodString, rules: TextRules) {
  return text
    .refine(hasSomethingToRead, rules.missing)
    .max(rules.longest, rules.tooLong)
    .refine(isPlainText, rules.notText)
    .refine((written) => !isPageCode(written), rules.pageCode);
}

/** An email's stage in a sequence, and its kind of outreach. */
export const EmailStage = z.enum(emailStages);
export type EmailStage = z.infer<typeof EmailStage>;
export const EmailProfile = z.enum(emailProfiles);

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
