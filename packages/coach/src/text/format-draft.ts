import type { Draft } from '../draft.ts';

/**
 * A draft as one text, which `parseDraft` reads back.
 *
 * @example
 * formatDraft({ subject: 'Ovens', body: 'Hi Tom,' }); // 'Subject: Ovens\n\nHi Tom,'
 */
export function formatDraft({ subject, body }: Pick<Draft, 'subject' | 'body'>): string {
  return subject === null ? body : `Subject: ${subject}\n\n${body}`;
}
