import type { Email } from '../text/email.ts';
import { nounPhraseAt } from './noun-phrase.ts';
import type { PlainIdea } from './subject-ideas.ts';

/** Counted things in the writer's words: "40 shops". */
export function namedThings(email: Email): PlainIdea[] {
  return email.sentences.flatMap(({ words }) =>
    words.flatMap((word, at): PlainIdea[] => {
      if (!/^\d{1,3}(?:,\d{3})*$/u.test(word.text) || /^(?:19|20)\d\d$|^\d$/u.test(word.text))
        return [];
      const thing = nounPhraseAt(email.body, words, at + 1);
      const text = thing.map((part) => part.text).join(' ');
      const isTime = /^(?:minute|min|hour|day|week|month|year|second|am|pm|%|percent)/iu.test(text);
      if (thing.length === 0 || isTime || !/s$/u.test(text)) return [];
      return [{ subject: `${word.text} ${text}`, reason: 'A figure from the email itself.' }];
    }),
  );
}
