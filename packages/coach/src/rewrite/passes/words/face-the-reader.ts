import { readerFocus } from '../../../rules/reader/reader-focus.ts';
import type { Email, Sentence } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';

/** "Our platform allows you to" → "With our platform you can" */
const enables =
  /^(Our (?:\p{Ll}[\p{Ll}-]* ){1,3})(?:allows?|enables?|empowers?|lets?) you (?:to )?(?=\p{Ll})/u;
/** "We provide you with" → "You get" */
const provides =
  /^We (?:can |will |also )?(?:offer|provide|give|supply) you (?:with )?(?!with\b)(?=\p{Ll})/u;
const longestOpening = 120;

function turn(
  sentence: Sentence,
  pattern: RegExp,
  words: (subject: string) => string,
): Candidate[] {
  const found = pattern.exec(sentence.text.slice(0, longestOpening));
  if (!found) return [];
  return [
    {
      field: 'body',
      start: sentence.start,
      end: sentence.start + found[0].length,
      after: words((found[1] ?? '').replace('Our', 'our')),
      rule: readerFocus.id,
      reason: 'Says what the reader gets rather than what “we” do.',
    },
  ];
}

/** In a mail about "we", turns sentences that give the reader something to the reader's side. */
export function faceTheReader(email: Email): Candidate[] {
  if (!readerFocus.check(email)) return [];
  return email.sentences.flatMap((sentence) => [
    ...turn(sentence, enables, (subject) => `With ${subject}you can `),
    ...turn(sentence, provides, () => 'You get '),
  ]);
}
