import { bodyLength } from '../../rules/length/body-length.ts';
import { askCount } from '../../rules/ask/ask-count.ts';
import { askKind } from '../../rules/ask/ask-kind.ts';
import { readerFocus } from '../../rules/reader/reader-focus.ts';
import { relevance } from '../../rules/reader/relevance.ts';
import { subjectLength } from '../../rules/subject/subject-length.ts';
import { concreteness } from '../../rules/words/concreteness.ts';
import { longSentences } from '../../rules/words/long-sentences.ts';
import { plainWords } from '../../rules/words/plain-words.ts';
import { readingEase } from '../../rules/words/reading-ease.ts';

/** What of an email a line may praise, with the rules that judge it; `all` for the email as a whole. */
export const praised = {
  subject: [subjectLength],
  length: [bodyLength],
  wording: [plainWords, readingEase, longSentences],
  ask: [askKind, askCount],
  relevance: [relevance],
  focus: [readerFocus],
  figures: [concreteness],
  whole: 'all',
} as const satisfies Record<string, 'all' | readonly { readonly id: string }[]>;

export type Praised = keyof typeof praised;
