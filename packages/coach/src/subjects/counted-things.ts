import type { Email } from '../document/email.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import type { PlainIdea } from './plain-idea.ts';

const wholeNumber = /^\d{1,3}(?:,\d{3})*$/u;
const yearOrDigit = /^(?:(?:19|20)\d\d|\d)$/u;
const timeOrShare = /^(?:minute|min|hour|day|week|month|year|second|am|pm|%|percent)/iu;

/** "Issue 14", "lots 41 to 58": the number names a thing and counts nothing. */
const labels = /^(?:issue|lots?|chapter|page|pages|section|room|version|number|step|to|and)$/u;
const rates = /^(?:an?|per|each|every)$/u;
/** "12 bikes" is a delivery note; "2,140 office workers" is a subject. */
const fewestWords = 2;

/** Counted things: "40 bicycle shops". */
export function countedThings(email: Email): PlainIdea[] {
  return email.sentences.flatMap(({ words }) =>
    words.flatMap((word, at): PlainIdea[] => {
      if (!wholeNumber.test(word.text) || yearOrDigit.test(word.text)) return [];
      const thing = nounPhraseAt(email.body, words, at + 1);
      const text = thing.map((part) => part.text).join(' ');
      const before = words[at - 1]?.key ?? '';
      const after = words[at + 1 + thing.length]?.key ?? '';
      if (labels.test(before) || rates.test(after) || /ed$/u.test(thing[0]?.key ?? '')) return [];
      if (thing.length < fewestWords || timeOrShare.test(text) || !/s$/u.test(text)) return [];
      return [{ subject: `${word.text} ${text}`, reason: 'A figure from the email itself.' }];
    }),
  );
}
