import { close } from '../../../rules/form/close.ts';
import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { lastOfMessage } from '../../wording/last-of-message.ts';
import { newlineOf } from '../../wording/newline.ts';

/** "Danielle x" below the last line, or "My name is Keith" above: the writer is named. */
const nameLine = /^[\p{L}’'&-]+(?: [\p{L}’'.&-]+){0,3}$/u;
const nameAbove =
  /\b(?:[Mm]y name is|[Mm]y name['’]s|[Tt]his is|I['’]m|I am) (?!an?\b)\p{Lu}\p{L}+/u;

/** A message that just stops gets a plain thanks. */
export function addClose(email: Email): Candidate[] {
  const last = lastOfMessage(email);
  if (!last || last !== email.paragraphs.at(-1) || !close.check(email)) return [];
  const lines = email.paragraphs.flatMap(({ text }) => text.split(/\r?\n/u));
  const isNamedBelow = lines.length > 1 && nameLine.test(lines.at(-1)?.trim() ?? '');
  if (isNamedBelow || nameAbove.test(email.body)) return [];
  const line = newlineOf(email.body);
  return [
    {
      field: 'body',
      start: last.end,
      end: last.end,
      after: `${line}${line}Thanks,${line}[fill in: your name]`,
      rule: close.id,
      reason: 'The message stopped without a close; a short thanks ends it kindly.',
    },
  ];
}
