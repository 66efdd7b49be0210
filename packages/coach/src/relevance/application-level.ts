import type { Sentence } from '../document/email.ts';
import { isTelling } from './is-telling.ts';
import type { Knowledge } from './knowledge.ts';
import { isNamed } from './parties.ts';
import type { RelevanceLevel } from './relevance-level.ts';

const application =
  /\b(?:appl(?:y|ying|ied)|application|candidate|considered|(?:very )?interested in|interest in|response to|about|regarding)\b(?: for| to)? (?:the|your|this) [^.!?;]{0,60}?\b(?:role|position|vacancy|opening|apprenticeship|internship|traineeship|job|studentship|fellowship|advert)\b[^.!?;]{0,60}/iu;
const applies = /\bappl(?:y|ying|ied|ication)\b|\bcandidate\b|\binterested\b|\bresponse to\b/iu;
/** What a role is called by everybody. */
const generic: ReadonlySet<string> = new Set(
  'role position vacancy opening job advert open advertised apply applying applied application candidate interested suitable relevant any current posted'.split(
    ' ',
  ),
);

/**
 * "I am applying for the night baker role at Fernhill": the role is the reader's, and it is why they are written to.
 * Null where no role of theirs is named.
 */
export function applicationLevel(sentence: Sentence, known: Knowledge): RelevanceLevel | null {
  const found = application.exec(sentence.text);
  if (!found || !applies.test(sentence.text)) return null;
  const [start, end] = [found.index, found.index + found[0].length].map(
    (at) => at + sentence.start,
  );
  const words = sentence.words.filter(
    (word) => word.start >= (start ?? 0) && word.end <= (end ?? 0) && !generic.has(word.key),
  );
  const isPinned = words.some(
    (word) =>
      known.isSpecific(word) ||
      (isNamed(word, known.names) && !isNamed(word, known.parties.sender)),
  );
  if (isPinned) return 'tied';
  return words.some((word) => isTelling(word, known)) ? 'observation' : null;
}
