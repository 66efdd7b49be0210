import type { Email } from '../../text/email.ts';
import type { Fact } from '../facts/find-facts.ts';
import { outreachKindOf, type OutreachKind } from './outreach-kind.ts';
import { lowerFirst, opensSmall } from '../facts/lower-first.ts';

const withoutSubject = /^(?:just )?(?:saw|noticed|read|heard|found|spotted|watched|tried)\b/iu;

/** "I wrote because you opened a second café." Of a sentence that may open with a name: "What made me write: …" */
export function reasons(email: Email, { text }: Fact): string[] {
  const whole = withoutSubject.test(text)
    ? `I ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
    : text;
  const clause = lowerFirst(whole, email);
  const plain = `What made me write: ${clause}`;
  const fits = opensSmall(whole, email) || /^I\b/u.test(whole);
  return fits && !/[.;] /u.test(whole) ? [`I wrote because ${clause}`, plain] : [plain];
}

const leads: Readonly<Record<OutreachKind, string>> = {
  sales: 'If I had to keep one part of that email, it would be this',
  pr: 'If you have room for one line of it, I would choose this one',
  recruiting: 'Here is the short version, in case the first one was too long',
  link: 'If I had to keep one part of that email, it would be this',
  guest_post: 'Here is the short version, in case the first one was too long',
  job_search: 'The one thing in it that I would point to is this',
  investor: 'The one thing in it that I would point to is this',
  donor: 'If I had to keep one part of that email, it would be this',
};

/** "If I had to keep one part of that email, it would be this: Laynes bakes 120 a day." */
export function keptPart(email: Email, { text }: Fact): string {
  const lead = leads[outreachKindOf(email)];
  return text.includes(': ') ? `${lead}. ${text}` : `${lead}: ${lowerFirst(text, email)}`;
}

/** "In short: we deliver frozen croissants." */
export function inShort(email: Email, { text }: Fact): string {
  return `In short: ${lowerFirst(text, email)}`;
}
