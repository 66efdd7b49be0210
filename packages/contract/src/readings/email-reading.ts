import { z } from 'zod';

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
