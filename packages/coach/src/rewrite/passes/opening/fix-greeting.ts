import { greeting as greetingRule } from '../../../rules/form/greeting.ts';
import type { Email } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';
import { capitalise } from '../../wording/letter-case.ts';
import { newlineOf } from '../../wording/newline.ts';

/** "Dear" goes with a surname as well. */
function nameFor(hello: string): string {
  return hello === 'Dear' ? '[fill in: their name]' : '[fill in: first name]';
}

function firstWord(greeting: string): string {
  const found = /^(?:hi|hello|hey|dear)\b/iu.exec(greeting)?.[0] ?? 'Hi';
  return /^\p{Lu}{2}/u.test(found) ? capitalise(found.toLowerCase()) : found;
}

/** A greeting that could meet anyone, or none at all, gets a place for the reader's name. */
export function fixGreeting(email: Email): Candidate[] {
  const start = email.paragraphs[0]?.start;
  if (start === undefined || !greetingRule.check(email)) return [];
  const { greeting } = email;
  const line = newlineOf(email.body);
  const hello = firstWord(greeting?.text ?? '');
  const rule = greetingRule.id;
  if (greeting) {
    const reason = `“${greeting.text}” greets nobody in particular.`;
    const span = { field: 'body', start: greeting.start, end: greeting.end } as const;
    return [{ ...span, after: `${hello} ${nameFor(hello)},`, rule, reason }];
  }
  const reason = 'There was no greeting; a name at the top shows it is meant for one person.';
  return [
    { field: 'body', start, end: start, after: `Hi ${nameFor('Hi')},${line}${line}`, rule, reason },
  ];
}
