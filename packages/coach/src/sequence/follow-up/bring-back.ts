import { observationVerbs } from '../../lexicon/readers/reader-verbs.ts';
import type { Email } from '../../document/email.ts';
import type { Fact } from '../facts/find-facts.ts';
import { lowerFirst } from '../facts/lower-first.ts';
import { wordingFor } from './wordings/wording.ts';

const withoutSubject = /^(?:just )?(?:saw|noticed|read|heard|found|spotted|watched|tried)\b/iu;
const saysWhy = /\b(?:is|was) (?:why|how|what|the reason)\b/u;
const byWriter = /^I (?:just |recently )?(\p{L}+)/u;

const motives = ['What I had in mind', 'It started from this', 'What made me write'] as const;
const leads = [
  'If I had to keep one part of that email, it would be this',
  'The one line in it that I would keep is this',
  'The point of it, in one line',
  'It comes down to this',
] as const;

/** "I wrote because I saw the second café." Of anything else: "What made me write: …" */
export function reason(email: Email, { text }: Fact): string {
  const whole = withoutSubject.test(text)
    ? `I ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
    : text;
  if (saysWhy.test(whole)) return whole;
  const verb = byWriter.exec(whole)?.[1] ?? '';
  const looked = observationVerbs.has(verb) || /^(?:looked|walked)$/u.test(verb);
  if (looked && !/[.;:] /u.test(whole)) return `I wrote because ${whole}`;
  return `${wordingFor(email, motives, 'motive')}: ${lowerFirst(whole, email)}`;
}

/** "If I had to keep one part of that email, it would be this: Laynes bakes 120 a day." */
export function keptPart(email: Email, { text }: Fact): string {
  const lead = wordingFor(email, leads, 'lead');
  return text.includes(': ') ? `${lead}. ${text}` : `${lead}: ${lowerFirst(text, email)}`;
}
