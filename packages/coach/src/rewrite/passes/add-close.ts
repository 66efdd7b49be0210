import type { Email } from '../../text/email.ts';
import type { Candidate } from '../candidate.ts';
import { newlineOf } from '../wording/newline.ts';

/** A message that just stops gets a plain thanks. */
export function addClose(email: Email): Candidate[] {
  const last = email.paragraphs.at(-1);
  if (email.signOff || !last) return [];
  const line = newlineOf(email.body);
  const name = email.signature || email.footer ? '' : `${line}[fill in: your name]`;
  return [
    {
      field: 'body',
      start: last.end,
      end: last.end,
      after: `${line}${line}Thanks,${name}`,
      rule: 'close',
      reason: 'The message stopped without a close; a short thanks ends it kindly.',
    },
  ];
}
