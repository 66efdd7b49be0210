import { close } from '../../../rules/form/close.ts';
import type { Email } from '../../../text/email.ts';
import type { Candidate } from '../../candidate.ts';
import { lastOfMessage } from '../../wording/last-of-message.ts';
import { newlineOf } from '../../wording/newline.ts';

/** "Danielle x" below the last line, or "My name is Keith" above: the writer is named. */
const nameBelow = /\n\s*[\p{L}’'. &-]{2,40}$/u;
const nameAbove = /\b(?:my name is|my name['’]s|this is|I['’]m|I am) (?!an?\b)\p{Lu}\p{L}+/u;

/** A message that just stops gets a plain thanks. */
export function addClose(email: Email): Candidate[] {
  const last = lastOfMessage(email);
  if (!last || last !== email.paragraphs.at(-1) || !close.check(email)) return [];
  if (nameBelow.test(last.text) || nameAbove.test(email.body)) return [];
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
