import type { EmailReading } from '@replysmith/contract';

const languages = new Intl.DisplayNames('en', { type: 'language' });

/** What keeps the coach from judging a text as it judges emails, in one sentence; null when nothing does. */
export function misread({ isSupported, language }: EmailReading): string | null {
  if (isSupported) return null;
  return `This reads as ${languages.of(language) ?? language}, which is not supported yet: only what needs no language is scored.`;
}
