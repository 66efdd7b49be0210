import type { OutcomeRates } from '@replysmith/contract';

type Recipient = { readonly name: string; readonly email: string };

/** What services have sent to a person about the account. */
export type AccountMail = {
  readonly accountDeleted: (to: Recipient) => Promise<void>;
};

/** Seven days of one person's work, as a mail tells them. */
export type WeeklyReport = {
  /** The first and the last day, both counted: "2026-11-16". */
  readonly from: string;
  readonly to: string;
  readonly timeZone: string;
  readonly optimized: number;
  /** In the seven days before. */
  readonly optimizedBefore: number;
  /** How many of these days' emails another version of the score judged: no score is of them. */
  readonly otherVersions: number;
  /** Scores from 0 to 100, to two decimals; null when none was judged by today's score. */
  readonly average: { readonly original: number; readonly optimized: number } | null;
  /** The email that won most. */
  readonly best: {
    readonly title: string | null;
    readonly original: number;
    readonly optimized: number;
  } | null;
  /** What cost the most emails, and how many. */
  readonly costliest: { readonly area: string; readonly emails: number } | null;
  /** Of what was sent in these days. */
  readonly outcomes: OutcomeRates;
  readonly tip: { readonly title: string; readonly description: string } | null;
  readonly links: {
    readonly analytics: string;
    readonly settings: string;
    /** A page that asks before it stops them. */
    readonly unsubscribe: string;
    /** What a mail program's own button calls. */
    readonly oneClick: string;
  };
};

/**
 * Refused: the mail server knows that this address takes no mail. Not reached: the mail server has
 * not taken it, so it can be tried again.
 */
export type Delivery = 'sent' | 'refused' | 'not_reached' | 'unsure';

/** Mail that a person chose to get, and can stop. */
export type ReportMail = {
  readonly weeklyReport: (to: Recipient, report: WeeklyReport) => Promise<Delivery>;
};
