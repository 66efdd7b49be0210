import { z } from './schemas.ts';
import { EmailContent, EmailProfile, EmailStage } from './email.ts';
import { lengths } from './lengths.ts';
import { fewestForRate } from './limits.ts';
import { isPlainText } from './plain-text.ts';

/** A share with its 95% confidence interval; all from 0 to 1. */
export const Rate = z.object({
  share: z.number().min(0).max(1),
  low: z.number().min(0).max(1),
  high: z.number().min(0).max(1),
  /** The sample size. */
  of: z.int().min(1),
});
export type Rate = z.infer<typeof Rate>;

const z95 = 1.959964;

/** The share of `hits` with its Wilson interval; null for too small a sample. */
export function rateOf(hits: number, of: number): Rate | null {
  if (of < fewestForRate) return null;
  const share = hits / of;
  const square = z95 ** 2;
  const middle = (share + square / (2 * of)) / (1 + square / of);
  const half =
    (z95 / (1 + square / of)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of ** 2));
  return { share, low: Math.max(0, middle - half), high: Math.min(1, middle + half), of };
}

/** The outcome of a sent email. A meeting counts as a reply. */
export const OutcomeStatus = z.enum(
  ['sent', 'replied', 'no_reply', 'meeting'],
  'Choose what came of it.',
);
export type OutcomeStatus = z.infer<typeof OutcomeStatus>;

const noStep = 'There is no such follow-up.';

/** One email that went to one person. */
export const SentEmail = z.object({
  id: z.uuid(),
  user_id: z.uuid(),
  /** The session it was written in; null once deleted, and for an email written elsewhere. */
  session_id: z.uuid().nullable(),
  message_id: z.uuid().nullable(),
  campaign_id: z.uuid().nullable(),
  template_id: z.uuid().nullable(),
  /** 0 for the email itself, 1 and on for its follow-ups. */
  step: z.int(noStep).min(0, noStep).max(10, noStep),
  /** The recipient, as the writer calls them. */
  recipient: z.string().nullable(),
  subject: z.string().nullable(),
  /** The coach's score when it was sent, 0 to 100; null if it was not an email to judge. */
  score: z.int().min(0).max(100).nullable(),
  stage: EmailStage.nullable(),
  profile: EmailProfile.nullable(),
  status: OutcomeStatus,
  sent_at: z.iso.datetime(),
  /** When it got its status. */
  status_at: z.iso.datetime(),
});
export type SentEmail = z.infer<typeof SentEmail>;

const isOneLine = (text: string) => isPlainText(text) && !/\p{Cc}/u.test(text);

const fields = {
  status: OutcomeStatus,
  recipient: z
    .string('This must be text.')
    .max(lengths.recipient, `Use at most ${lengths.recipient} characters.`)
    .refine(isOneLine, 'Use plain words on one line.')
    .transform((name) => name.trim() || null)
    .nullable(),
  sent_at: z.iso.datetime('This is no moment in time.'),
};

/** Takes an email from one of the writer's answers, or one that was written elsewhere. */
export const CreateSentEmailRequest = z
  .strictObject({
    /** The answer that the email was taken from; absent for one written elsewhere. */
    message_id: z.uuid('There is no such message.').optional(),
    /** Of an email written elsewhere; null where it has no subject line. */
    subject: z
      .string('The subject must be text.')
      .max(lengths.emailSubject, `Use at most ${lengths.emailSubject} characters.`)
      .refine(isOneLine, 'The subject stands on one line.')
      .nullable()
      .optional(),
    /** Of an email written elsewhere: scored, and not kept. */
    body: EmailContent.optional(),
    step: SentEmail.shape.step.default(0),
    status: fields.status.default('sent'),
    recipient: fields.recipient.default(null),
    /** Default: now. Never in the future. */
    sent_at: fields.sent_at.optional(),
  })
  .refine(({ message_id, body }) => (message_id === undefined) !== (body === undefined), {
    path: ['message_id'],
    error: 'Name the answer that the email was taken from, or give its subject and body.',
  })
  .refine(({ subject, body }) => (subject === undefined) === (body === undefined), {
    path: ['subject'],
    error: 'A subject and a body go together; where there is no subject line, it is null.',
  })
  .refine(({ message_id, step }) => message_id !== undefined || step === 0, {
    path: ['step'],
    error: noStep,
  });
export type CreateSentEmailRequest = z.infer<typeof CreateSentEmailRequest>;

/** Only what is given changes. */
export const UpdateSentEmailRequest = z.strictObject(fields).partial();
export type UpdateSentEmailRequest = z.infer<typeof UpdateSentEmailRequest>;

export const OneSentEmailRequest = z.strictObject({
  sent_email_id: z.uuid('There is no such email.'),
});
export type OneSentEmailRequest = z.infer<typeof OneSentEmailRequest>;

/** Only the given filters apply. */
export const OutcomeFilter = z.object({
  session_id: z.uuid().optional(),
  message_id: z.uuid().optional(),
  campaign_id: z.uuid().optional(),
  template_id: z.uuid().optional(),
});
export type OutcomeFilter = z.infer<typeof OutcomeFilter>;

export const SentEmailQuery = OutcomeFilter.extend({
  status: OutcomeStatus.optional(),
  limit: z.coerce.number().int().min(1).max(lengths.page).default(50),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
});
export type SentEmailQuery = z.infer<typeof SentEmailQuery>;

/** Last sent first. */
export const SentEmailPage = z.object({ items: z.array(SentEmail), total: z.int().min(0) });
export type SentEmailPage = z.infer<typeof SentEmailPage>;

/** Outcomes of many emails. Rates exclude those that may still be answered. */
export const OutcomeRates = z.object({
  sent: z.int().min(0),
  /** Sent within the last fourteen days, without an outcome. */
  waiting: z.int().min(0),
  /** Without those that led to a meeting. */
  replied: z.int().min(0),
  meetings: z.int().min(0),
  /** Marked so, or unanswered for more than fourteen days. */
  no_reply: z.int().min(0),
  /** Replies and meetings; null for too small a sample. */
  reply_rate: Rate.nullable(),
  meeting_rate: Rate.nullable(),
});
export type OutcomeRates = z.infer<typeof OutcomeRates>;
