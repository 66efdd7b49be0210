import { greeting as greetingRule } from '../../../rules/form/greeting.ts';
import type { Email } from '../../../text/email.ts';
import type { Candidate } from '../../candidate.ts';
import { newlineOf } from '../../wording/newline.ts';

const name = '[fill in: first name]';

/** A greeting that could meet anyone, or none at all, gets a place for the reader's name. */
export function fixGreeting(email: Email): Candidate[] {
  const start = email.paragraphs[0]?.start;
  if (start === undefined || !greetingRule.check(email)) return [];
  const { greeting } = email;
  const line = newlineOf(email.body);
  const hello = /^(?:hi|hello|hey|dear)\b/iu.exec(greeting?.text ?? '')?.[0] ?? 'Hi';
  const rule = greetingRule.id;
  if (greeting) {
    const reason = `“${greeting.text}” greets nobody in particular.`;
    const span = { field: 'body', start: greeting.start, end: greeting.end } as const;
    return [{ ...span, after: `${hello} ${name},`, rule, reason }];
  }
  const reason = 'There was no greeting; a name at the top shows it is meant for one person.';
  return [{ field: 'body', start, end: start, after: `Hi ${name},${line}${line}`, rule, reason }];
}
