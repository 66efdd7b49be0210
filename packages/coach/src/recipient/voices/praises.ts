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

export type Praise = {
  readonly words: RegExp;
  /** The rules that judge what is praised; `all` for the email as a whole. */
  readonly rules: 'all' | readonly { readonly id: string }[];
};

/** By which words a line is known to praise the email, and for what. */
export const praises: readonly Praise[] = [
  {
    words: /\{subject\} (?:is a subject line|got me|made me|stood out)/u,
    rules: [subjectLength],
  },
  {
    words:
      /\b(?:keeping it short|getting to the point|being brief|wasting my time|short, clear|saves us both time\. )/iu,
    rules: [bodyLength],
  },
  {
    words: /\b(?:buzzwords|plain as the email|like a human being|a clear email)\b/iu,
    rules: [plainWords, readingEase, longSentences],
  },
  {
    words: /\b(?:easy to answer|fair thing to ask|this one I can answer|a clear email)\b/iu,
    rules: [askKind, askCount],
  },
  {
    words:
      /\b(?:know \{theirs\}|part about \{theirs\}|looking into \{theirs\}|kind of you to look|(?:clear,|wrote) about us|did look|looked before|your reading|your homework|read us|read up on us|know what we back|more than the job title|could have gone to anyone|thoughtful note|see why you thought of us)/iu,
    rules: [relevance],
  },
  { words: /\bnot only about yourself\b/iu, rules: [readerFocus] },
  {
    words:
      /\{claim\}:? (?:is the line|is what caught|that is the bit)|\b(?:clear numbers|being specific|more than most people tell)\b/iu,
    rules: [concreteness],
  },
  {
    words:
      /\b(?:good (?:email|note|pitch)|liked (?:how you wrote it|your email|it\b)|liked this|reads well|nicely (?:put|done)|well made|enjoyed reading|no quarrel with the email|nothing wrong with it)\b/iu,
    rules: 'all',
  },
];
