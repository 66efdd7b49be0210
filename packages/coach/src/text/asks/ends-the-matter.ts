import type { Email } from '../email.ts';
import { isQuestion } from './find-asks.ts';

const letter = String.raw`(?:note|e-?mail|mail|message|letter)`;
const will = String.raw`(?:will|shall|['’]ll)`;
const never = String.raw`(?:${will} not|won['’]t|shan['’]t)`;
const to = String.raw`(?: (?:to )?you)?`;
const matter = String.raw`(?: (?:about|on|regarding) [^,;:.!?]+?)?`;

/** By these a writer says that no further email follows; "my last email" alone may be the one before. */
const lastNote = new RegExp(
  [
    String.raw`\bthis (?:is|${will} be) (?:my|the) (?:last|final) ${letter}(?: from me)?${matter}`,
    String.raw`\b(?:last|final) ${letter} from me${matter}`,
    String.raw`\bthe last (?:you(?: ${will}|['’]ll)? hear from me|time i(?: ${will}|['’]ll)? write)${matter}`,
    String.raw`\bwith this (?:last|final) ${letter} i [^,;:.!?]+`,
    String.raw`\b${never} (?:write|e-?mail|contact|message|bother|trouble|chase|follow up|hear from me)${to}${matter} (?:again|any ?more|any further)${matter}`,
    String.raw`\bi ?${will} (?:leave (?:it|things) (?:here|there|at that)|close the loop(?: here)?|stop here|leave you in peace)`,
    String.raw`\bno (?:more|further) ${letter}s from me${matter}`,
  ]
    .map((way) => `${way}(?=\\s*(?:[.!;,]|$)| and (?:wish|thank)\\b)`)
    .join('|'),
  'iu',
);
/** What says that more follows after all, or is for somebody else. */
const takenBack =
  /\b(?:before|until|till|unless|for now|tomorrow|today|again on|of the (?:day|week|month|quarter|year)|(?:with|to) other|(?:this|next) (?:week|month|quarter|year))\b/iu;
/** What waits for an answer without asking. */
const waits =
  /\b(?:(?:a)?waiting (?:for|your)|look(?:ing)? forward|(?:would|will) be (?:much |greatly |highly )?appreciated|(?:hope|expect)(?:ing)? (?:for|to (?:hear|get)|your))\b/iu;
/** What stands open for the day that things are otherwise; there is nothing to answer before. */
const openDoor =
  /\b(?:if|should|when(?:ever)?)\b[^.!?]*?\b(?:change[sd]?|different|ever|again|later|the future|another time|comes? up)\b/iu;
const mostAfter = 3;

/** A follow-up that says it is the last, asks for nothing now and ends there: a goodbye, which is not there to be answered. */
export function endsTheMatter({ reading, asks, sentences }: Email): boolean {
  if (reading.stage !== 'follow_up') return false;
  if (asks.some(({ sentence }) => !openDoor.test(sentence.text))) return false;
  if (sentences.some((sentence) => isQuestion(sentence) || waits.test(sentence.text))) return false;
  const at = sentences.findIndex(({ text }) => lastNote.test(text) && !takenBack.test(text));
  return at >= 0 && sentences.length - at - 1 <= mostAfter;
}
