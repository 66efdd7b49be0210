export const stages = ['first', 'follow_up'] as const;

/** Where in a sequence the email stands. */
export type Stage = (typeof stages)[number];

export const profiles = [
  'general',
  'sales',
  'pr',
  'recruiting',
  'link_building',
  'job_search',
  'fundraising',
] as const;

/** The kind of outreach; only a few curves differ by it. */
export type Profile = (typeof profiles)[number];

/** An email as its writer has it. `subject` is null when there is no subject line at all. */
export type Draft = {
  readonly subject: string | null;
  readonly body: string;
  /** Guessed from the text when absent. */
  readonly stage?: Stage | undefined;
  /** Guessed from the text when absent. */
  readonly profile?: Profile | undefined;
};

export type Field = 'subject' | 'body';

/** A stretch of `draft.subject` or `draft.body`, in UTF-16 code units, `end` exclusive. */
export type Span = {
  readonly field: Field;
  readonly start: number;
  readonly end: number;
};

const lineBreaks = /[\r\n]+/gu;

/**
 * A draft as one text, which `parseDraft` reads back. Lost on the way is what a pasted text cannot show: breaks and outer
 * spaces of a subject, blank lines before a body that has one. A body without a subject that itself opens on a "Subject:"
 * line is read back as having that one.
 *
 * @example
 * formatDraft({ subject: 'Ovens', body: 'Hi Tom,' }); // 'Subject: Ovens\n\nHi Tom,'
 */
export function formatDraft({ subject, body }: Pick<Draft, 'subject' | 'body'>): string {
  return subject === null ? body : `Subject: ${subject.replace(lineBreaks, ' ')}\n\n${body}`;
}
