import type { Email } from '../../document/email.ts';
import { readingGrade } from '../../document/readability.ts';
import { quoteWords } from '../words/quote-words.ts';

const counted = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`;

const longestSentence = ({ sentences }: Email) =>
  sentences.reduce((most, { words }) => Math.max(most, words.length), 0);

/** What can be said of an email on the subject of each rule, whether or not it costs points. */
const facts: Readonly<Record<string, (email: Email) => string | null>> = {
  'subject-length': ({ subject, subjectWords }) =>
    subject === null
      ? 'It has no subject.'
      : `Its subject, ${quoteWords(subject)}, has ${counted(subjectWords.length, 'word')}.`,
  'subject-capitals': ({ subject }) =>
    subject === null ? null : `Its subject is ${quoteWords(subject)}.`,
  'body-length': ({ words }) =>
    `It has ${counted(words.length, 'word')}, without greeting, sign-off and signature.`,
  'ask-kind': ({ asks }) => {
    const last = asks.at(-1);
    return last ? `It asks: ${quoteWords(last.sentence.text)}` : 'It asks for nothing.';
  },
  'ask-count': ({ asks }) => `It holds ${counted(asks.length, 'request')}.`,
  'filler-opener': ({ sentences: [first] }) =>
    first ? `It opens with ${quoteWords(first.text)}` : null,
  greeting: ({ greeting }) =>
    greeting ? `It greets with ${quoteWords(greeting.text)}` : 'It has no greeting.',
  paragraphs: ({ paragraphs }) => `It has ${counted(paragraphs.length, 'paragraph')}.`,
  'long-sentences': (email) =>
    `Its longest sentence has ${counted(longestSentence(email), 'word')}.`,
  'reading-ease': (email) => {
    const grade = readingGrade(email);
    return grade === null
      ? 'It is too short for a reading grade.'
      : `It reads at about school grade ${Math.max(1, Math.round(grade))}.`;
  },
  close: ({ signOff }) => (signOff ? `It closes with ${quoteWords(signOff.text)}` : null),
  links: ({ protectedTokens }) =>
    `It holds ${counted(protectedTokens.filter(({ kind }) => kind === 'link').length, 'link')}.`,
};

export function factAbout(rule: string, email: Email): string | null {
  return facts[rule]?.(email) ?? null;
}
