import type { Email } from '../text/email.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import type { PlainIdea } from './plain-idea.ts';

const wholeNumber = /^\d{1,3}(?:,\d{3})*$/u;
const yearOrDigit = /^(?:(?:19|20)\d\d|\d)$/u;
const timeOrShare = /^(?:minute|min|hour|day|week|month|year|second|am|pm|%|percent)/iu;

/** Counted things: "40 shops". */
export function countedThings(email: Email): PlainIdea[] {
  return email.sentences.flatMap(({ words }) =>
    words.flatMap((word, at): PlainIdea[] => {
      if (!wholeNumber.test(word.text) || yearOrDigit.test(word.text)) return [];
      const thing = nounPhraseAt(email.body, words, at + 1);
      const text = thing.map((part) => part.text).join(' ');
      if (thing.length === 0 || timeOrShare.test(text) || !/s$/u.test(text)) return [];
      return [{ subject: `${word.text} ${text}`, reason: 'A figure from the email itself.' }];
    }),
  );
}
