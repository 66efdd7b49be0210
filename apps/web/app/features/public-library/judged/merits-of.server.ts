import type { JudgedTemplate } from '../../../data/public-library/judge-template.ts';
import type { Merit } from '../../../data/public-library/public-template.ts';

/** Longer subjects are cut off in most lists of mails. */
const longestSubject = 8;

/** What is sound in an example. What costs even one point is in the account instead. */
export function meritsOf({ email, score }: Pick<JudgedTemplate, 'email' | 'score'>): Merit[] {
  const isKept = (rule: string) => score.lines.every((line) => line.rule !== rule);
  const interest = email.asks.find(({ kind }) => kind === 'interest');
  return [
    ...(isKept('relevance') && isKept('concreteness')
      ? [
          {
            name: 'Relevance',
            fact: 'It names a fact that the reader can check, and says why that made you write.',
            quote: null,
          },
        ]
      : []),
    ...(isKept('ask-kind') && interest
      ? [
          {
            name: 'The ask',
            fact: 'It asks for no more than interest.',
            quote: interest.sentence.text,
          },
        ]
      : []),
    ...(isKept('body-length')
      ? [
          {
            name: 'Length',
            fact: `At ${email.words.length} words there is nothing to cut, and nothing is missing.`,
            quote: null,
          },
        ]
      : []),
    ...(isKept('subject-length') && email.subject && email.subjectWords.length <= longestSubject
      ? [
          {
            name: 'Subject',
            fact: `With ${email.subjectWords.length} words it is read whole in a list of mails.`,
            quote: email.subject,
          },
        ]
      : []),
  ];
}
