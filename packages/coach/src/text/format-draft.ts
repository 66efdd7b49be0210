import type { Draft } from '../draft.ts';

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
