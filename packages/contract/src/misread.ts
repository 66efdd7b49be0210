import type { TextKind } from '@replysmith/coach';
import type { EmailReading } from './email.ts';

/** The score for lists and statistics; null for what is not an email. */
export function judgedScore(reading: EmailReading | null, score: number): number | null {
  return misread(reading) === null ? score : null;
}

const languages = new Intl.DisplayNames('en', { type: 'language' });

const kinds = {
  list: 'This reads as a list, not an email.',
  code: 'This reads as source code, not an email.',
  impersonal: 'This reads as a notice or an article, not an email to one person.',
  empty: 'There is nothing here to judge yet.',
} satisfies Record<Exclude<TextKind, 'email'>, string>;

/** Includes kinds from older stored results; a newer server may send kinds unknown here. */
const sentences: Readonly<Record<string, string | undefined>> = {
  ...kinds,
  poem: 'This reads as a poem, not an email.',
  internal_note: 'This reads as a note to colleagues, not an email to a stranger.',
  newsletter: 'This reads as a newsletter, not an email to one person.',
  scam: 'This reads as fraud. The coach does not help with it.',
};

/**
 * Why the coach does not judge a text, in a sentence; null for an email it judges. Older results
 * without a reading are emails.
 */
export function misread(reading: EmailReading | null): string | null {
  if (reading === null) return null;
  const { isSupported, language, kind } = reading;
  if (!isSupported) {
    return `This reads as ${languages.of(language) ?? language}, which is not supported yet.`;
  }
  return kind === 'email' ? null : (sentences[kind] ?? 'This does not read as an email.');
}
