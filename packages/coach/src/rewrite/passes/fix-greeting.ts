import type { Email } from '../../text/email.ts';
import type { Candidate } from '../candidate.ts';
import { newlineOf } from '../wording/newline.ts';

const nobody =
  /^(?:(dear|hi|hello|hey|greetings)[ \t]+)?(?:(?:sirs?|madam|ma['’]?am|gentlemen)\b.*|to whom it may concern|(?:valued |dear )?(?:customer|business owner|site owner|website owner|owner|hiring manager|recruiter|webmaster|colleague|professional|prospect))[,:!.]?$/iu;

/** A greeting that could meet anyone, or none at all, gets a place for the reader's name. */
export function fixGreeting(email: Email): Candidate[] {
  const { greeting } = email;
  if (!greeting) {
    const start = email.paragraphs[0]?.start;
    if (start === undefined || email.stage === 'follow_up') return [];
    const line = newlineOf(email.body);
    return [
      {
        field: 'body',
        start,
        end: start,
        after: `Hi [fill in: first name],${line}${line}`,
        rule: 'greeting',
        reason: 'There was no greeting; a name at the top shows it is meant for one person.',
      },
    ];
  }
  const found = nobody.exec(greeting.text.trim());
  if (!found) return [];
  const hello = /^(?:hi|hello|hey)$/iu.test(found[1] ?? '') ? (found[1] ?? 'Hi') : 'Hi';
  return [
    {
      field: 'body',
      start: greeting.start,
      end: greeting.end,
      after: `${hello} [fill in: first name],`,
      rule: 'greeting',
      reason: `“${greeting.text.trim()}” greets nobody in particular.`,
    },
  ];
}
