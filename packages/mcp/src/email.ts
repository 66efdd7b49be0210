import type { Draft, Score } from '@replysmith/coach';
import { parseDraft, verdictOf } from '@replysmith/coach/light';
import {
  emailProfiles,
  emailStages,
  hasSomethingToRead,
  isPlainText,
  lengths,
  misread,
} from '@replysmith/contract';
import { z } from 'zod';

const text = z
  .string()
  .max(lengths.emailContent)
  .refine(isPlainText, 'This does not look like text');

export const body = text
  .refine(hasSomethingToRead, 'There is nothing to read')
  .describe(
    'The text of the email, from the greeting to the signature, exactly as it is to be sent.',
  );

/** An email's own words, as every tool takes them. */
export const email = {
  subject: text
    .nullish()
    .describe(
      'The subject line; null when there is none. When this is left out, a first line "Subject: …" of the body is read as it.',
    ),
  body,
};

/** What the coach guesses of an email unless it is told. */
export const circumstances = {
  stage: z
    .enum(emailStages)
    .optional()
    .describe(
      'Whether this is the first email to this person or a follow-up. Guessed when left out.',
    ),
  profile: z
    .enum(emailProfiles)
    .optional()
    .describe('The kind of outreach. Guessed when left out.'),
};

type Given = Pick<Draft, 'stage' | 'profile' | 'body'> & {
  readonly subject?: string | null | undefined;
};

export function draftOf({ subject, body, stage, profile }: Given): Draft {
  const words = subject === undefined ? parseDraft(body) : { subject, body };
  return { ...words, stage, profile };
}

export const scoreValue = z.int().min(0).max(100);

/** A score, with what it means and how far to trust it. */
export const verdict = {
  score: scoreValue,
  verdict: z.string().describe('What the score says, in words.'),
  band: z
    .enum(['strong', 'fair', 'weak', 'unjudged'])
    .describe('unjudged: no email, or not in English. The score then says nothing.'),
  is_provisional: z
    .boolean()
    .describe('Blanks or merge tags are still to be filled in; they cost and earn nothing.'),
  is_unsure: z.boolean().describe('The email is unlike those the score was fitted to.'),
};

type Judged = {
  readonly value: number;
  readonly band: 'strong' | 'fair' | 'weak' | 'unjudged';
  readonly reading: Score['reading'];
  readonly isProvisional: boolean;
  readonly isUnsure: boolean;
};

export function verdictFor({ value, band, reading, isProvisional, isUnsure }: Judged) {
  const trouble = misread(reading);
  return {
    score: value,
    verdict: trouble === null ? verdictOf(value) : `Not judged. ${trouble}`,
    band: trouble === null ? band : ('unjudged' as const),
    is_provisional: isProvisional,
    is_unsure: isUnsure,
  };
}

export const evidence = z
  .array(z.string())
  .describe('Ids of the findings it rests on; read replysmith://evidence/{id}.');

/** Items of a list beneath its title; nothing where there is none. */
export function listed(title: string, items: readonly string[]): string {
  if (items.length === 0) return '';
  return [`${title}:`, ...items.map((item) => `- ${item.replaceAll('\n', '\n  ')}`)].join('\n');
}

/** The parts of a text that say something, with a line between. */
export function paragraphs(...parts: readonly string[]): string {
  return parts.filter(Boolean).join('\n\n');
}

export const citing = (ids: readonly string[]) => (ids.length > 0 ? ` [${ids.join(', ')}]` : '');
