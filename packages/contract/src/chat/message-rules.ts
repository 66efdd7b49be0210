import type { TextKind } from '@replysmith/coach';
import { lengths } from '../lengths.ts';
import { hasSomethingToRead, isPageCode, isPlainText } from '../plain-text.ts';

export const messageTypes = ['email_optimization', 'conversation', 'client_simulation'] as const;
type MessageType = (typeof messageTypes)[number];

/** The simulated readers. */
export const personaIds = [
  'busy_founder',
  'sceptical_cfo',
  'helpful_manager',
  'technical_buyer',
  'recruiter',
  'editor',
  'investor',
] as const;

export const emailStages = ['first', 'follow_up'] as const;

export const emailProfiles = [
  'general',
  'sales',
  'pr',
  'recruiting',
  'link_building',
  'job_search',
  'fundraising',
] as const;

/** Why the coach answered instead of a model, each with a sentence for the user. */
export const engineReasons = {
  unreachable: 'The model could not be reached.',
  slow: 'The model did not answer in time.',
  busy: 'The model had too much to do.',
  failed: 'The model answered with an error.',
  cut_off: 'The model broke off in the middle.',
  unusable: 'What the model wrote could not be used.',
  worse: 'What the model wrote scored lower than your own text.',
  paused: 'The model has failed several times and is being rested.',
  spent: 'Today’s allowance for the model is used up.',
} as const;
export type EngineReason = keyof typeof engineReasons;

/**
 * Users who were promised a model and got the coach are not charged, unless their allowance was
 * used up.
 */
export function isCounted({
  engine_reason: reason,
}: {
  engine_reason: EngineReason | null;
}): boolean {
  return reason === null || reason === 'spent';
}

/** Whether it is the last event of an answer's stream. */
export function isEnding<Event extends { type: string }>(
  event: Event,
): event is Extract<Event, { type: 'answered' | 'stopped' | 'failed' }> {
  return event.type === 'answered' || event.type === 'stopped' || event.type === 'failed';
}

/** What a text has to be, with a message for each way in which it is not. */
export type TextRules = {
  readonly longest: number;
  readonly missing: string;
  readonly tooLong: string;
  readonly notText: string;
  readonly pageCode: string;
};

const shortMessage = {
  longest: lengths.chatMessage,
  tooLong: 'This is too long for a message (max 4,000 characters)',
  notText: 'This does not look like text. Write it in words.',
  pageCode: 'This looks like the code of a web page. Write it in words.',
};

/** The content allowed in each mode. */
export const messageRules: Readonly<Record<MessageType, TextRules>> = {
  email_optimization: {
    longest: lengths.emailContent,
    missing: 'Paste an email first.',
    tooLong: 'Email content is too long (max 50,000 characters)',
    notText: 'This does not look like text. Paste the words of the email.',
    pageCode: 'This looks like the code of a web page. Paste the words of the email.',
  },
  conversation: { ...shortMessage, missing: 'Write a question first.' },
  client_simulation: { ...shortMessage, missing: 'Write your answer to them first.' },
};

/** What the server would refuse first in a message; null if it takes it. */
export function contentProblem(mode: MessageType, content: string): string | null {
  const rules = messageRules[mode];
  if (!hasSomethingToRead(content)) return rules.missing;
  if (content.length > rules.longest) return rules.tooLong;
  if (!isPlainText(content)) return rules.notText;
  return isPageCode(content) ? rules.pageCode : null;
}

type Reading = { readonly isSupported: boolean; readonly language: string; readonly kind: string };

/** The score for lists and statistics; null for what is not an email. */
export function judgedScore(reading: Reading | null, score: number): number | null {
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
export function misread(reading: Reading | null): string | null {
  if (reading === null) return null;
  const { isSupported, language, kind } = reading;
  if (!isSupported) {
    return `This reads as ${languages.of(language) ?? language}, which is not supported yet.`;
  }
  return kind === 'email' ? null : (sentences[kind] ?? 'This does not read as an email.');
}
