import { partiesOf } from '../../relevance/parties.ts';
import { findReaderCompany } from '../../subjects/find-reader-company.ts';
import type { Email, Sentence } from '../../document/email.ts';

const before =
  /\b(?:(?:worked|did this|rewrote \p{L}+ \p{L}+|work) (?:for|with)|customers? (?:like|such as)|including|same for)\s+$/iu;
const after =
  /^(?:['’]s)?\s(?:and\s\p{Lu}\p{L}+\s)?(?:in \p{Lu}\p{L}+ )?(?:uses?|cut|cuts|went|pays?|saved|saves|bakes|answers?|sells?|moved|stopped|now|has|have|got|grew|runs?|switched|dropped|had|who had)\b/u;

/** A firm the writer names as one they worked for: it does something in the sentence, or stands after "worked with". */
export function findCustomer(email: Email, sentence: Sentence): string | null {
  const { sender, addressee } = partiesOf(email);
  const reader = findReaderCompany(email)?.toLowerCase();
  const found = email.protectedTokens.find(({ kind, field, text, start, end }) => {
    if (kind !== 'name' || field !== 'body') return false;
    if (start < sentence.start || end > sentence.end) return false;
    const words = text.toLowerCase().split(/\s+/u);
    if (text.toLowerCase() === reader) return false;
    if (words.some((word) => sender.has(word) || addressee.has(word))) return false;
    const lead = email.body.slice(sentence.start, start);
    const isSubject = lead.trim() === '' && after.test(email.body.slice(end, end + 40));
    return isSubject || before.test(lead.slice(-40));
  });
  return found?.text ?? null;
}
