import type { OutcomeRates } from '@replysmith/contract';

type Recipient = { readonly name: string; readonly email: string };

/** The mails about a person's account. */
export type AccountMail = {
  readonly accountDeleted: (to: Recipient) => Promise<void>;
  readonly webhookOff: (to: Recipient, webhook: WebhookOff) => Promise<void>;
};

/** A webhook that the server switched off. */
export type WebhookOff = {
  readonly url: string;
  readonly reason: 'gone' | 'failing';
  /** The page that switches it on again. */
  readonly link: string;
};

/** The contents of a weekly report. */
export type WeeklyReport = {
  /** The first and the last day, both included: "2026-11-16". */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly optimized: number;
  /** In the seven days before. */
  readonly optimizedBefore: number;
  /**
   * How many of the week's emails were scored by another version; they are left out of the scores.
   */
  readonly otherVersions: number;
  /** From 0 to 100, to two decimals; null when the current version scored none. */
  readonly average: { readonly original: number; readonly optimized: number } | null;
  /** The email that gained the most points. */
  readonly best: {
    readonly title: string | null;
    readonly original: number;
    readonly optimized: number;
  } | null;
  /** The area that cost points in the most emails, and in how many. */
  readonly costliest: { readonly area: string; readonly emails: number } | null;
  /** The outcomes of what was sent in these days. */
  readonly outcomes: OutcomeRates;
  readonly tip: { readonly title: string; readonly description: string } | null;
  readonly links: {
    readonly analytics: string;
    readonly settings: string;
    /** The page that asks before it stops the reports. */
    readonly unsubscribe: string;
    /** The address that a mail program's own button calls. */
    readonly oneClick: string;
  };
};

/**
 * `refused`: the mail server does not accept mail for this address. `not_reached`: the mail server
 * did not accept the mail, so it can be tried again.
 */
export type Delivery = 'sent' | 'refused' | 'not_reached' | 'unsure';

/** The mails that a person chose to get and can stop. */
export type ReportMail = {
  readonly weeklyReport: (to: Recipient, report: WeeklyReport) => Promise<Delivery>;
};
