import type { Ask, Sentence } from '../email.ts';
import { isQuestion } from './find-asks.ts';
import { lastNoteIn } from './last-note-in.ts';

/** What waits for an answer without asking. */
const waits =
  /\b(?:(?:a)?waiting (?:for|your)|look(?:ing)? forward|(?:would|will) be (?:much |greatly |highly )?appreciated|(?:hope|expect)(?:ing)? (?:for|to (?:hear|get)|your))\b/iu;
/** What stands open for the day that things are otherwise; there is nothing to answer before. */
const openDoor =
  /\b(?:if|should|when(?:ever)?)\b[^.!?]*?\b(?:change[sd]?|different|ever|again|later|the future|another time|comes? up)\b|\b(?:in|at some point in) (?:the )?future\b/iu;

/** Whether a text says that it is the last, asks for nothing now and ends there. */
export function isGoodbye(sentences: readonly Sentence[], asks: readonly Ask[]): boolean {
  if (!lastNoteIn(sentences) || asks.some(({ sentence }) => !openDoor.test(sentence.text)))
    return false;
  return !sentences.some((sentence) => isQuestion(sentence) || waits.test(sentence.text));
}
