import { profiles, stages } from '@replysmith/coach';
import { kinds, ranks, type LabelledCase, type LabelledEmail } from './labelled-case.ts';

/**
 * Reads a case that is one line of JSON: `case`, `type`, `profile`, `stage`, `differs`, `note` and
 * `emails` of `rank`, `subject` and `body`. A profile or stage the coach does not know is left to it.
 */
export function parseJsonCase(file: string, line: string): LabelledCase {
  const fields: unknown = JSON.parse(line);
  const name = `${file}: ${textOf(fields, 'case') ?? '?'}`;
  const emails = fieldOf(fields, 'emails');
  const kind = kinds.find((one) => one === textOf(fields, 'type'));
  if (kind === undefined || !Array.isArray(emails)) throw new Error(`${name}: not a case`);
  return {
    name,
    kind,
    profile: profiles.find((one) => one === textOf(fields, 'profile')),
    stage: stages.find((one) => one === textOf(fields, 'stage')),
    differs: textOf(fields, 'differs'),
    is: textOf(fields, 'is'),
    why: textOf(fields, 'note') ?? '',
    emails: emails.map((email: unknown) => parseEmail(email, name)),
  };
}

function parseEmail(fields: unknown, name: string): LabelledEmail {
  const rank = ranks.find((one) => one === textOf(fields, 'rank'));
  const body = textOf(fields, 'body');
  if (rank === undefined || body === null) throw new Error(`${name}: not an email`);
  return { rank, subject: textOf(fields, 'subject'), body };
}

function fieldOf(fields: unknown, key: string): unknown {
  if (typeof fields !== 'object' || fields === null) return undefined;
  return Object.entries(fields).find(([name]) => name === key)?.[1];
}

function textOf(fields: unknown, key: string): string | null {
  const value = fieldOf(fields, key);
  return typeof value === 'string' ? value : null;
}
