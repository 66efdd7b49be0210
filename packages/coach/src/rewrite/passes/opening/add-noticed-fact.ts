import { relevance } from '../../../rules/reader/relevance.ts';
import { isAboutSender } from '../../../relevance/is-about-sender.ts';
import { knowledgeOf } from '../../../relevance/knowledge.ts';
import { isNamed, readerPronouns } from '../../../relevance/parties.ts';
import { findReaderCompany } from '../../../subjects/find-reader-company.ts';
import type { Email } from '../../../text/email.ts';
import type { Candidate } from '../../candidate.ts';
import { isStockOpener } from './cut-stock-opener.ts';
import { newlineOf } from '../../wording/newline.ts';

/** So little is said about the reader that one fact would change the email. */
const nearlyNothing = 0.3;

const fewestWords = 12;

const says =
  /\b(?:I|we) (?:(?:have|just|recently|also) )*(?:saw|noticed|read|heard|looked|visited|enjoyed|came across)\b/iu;

/** "Your 40 flats in Leeds are cold" needs no blank before it. */
function isSpecificOpening(email: Email): boolean {
  const [first] = email.sentences;
  if (!first) return false;
  const known = knowledgeOf(email);
  if (isAboutSender(first.words, known.parties)) return false;
  const names = first.words.some((word) => isNamed(word, known.readerNames));
  const meetsReader = names || first.words.some(({ key }) => readerPronouns.has(key));
  return meetsReader && first.words.some((word) => known.isSpecific(word));
}

/** Where nothing shows that the reader was looked at, one blank asks the writer for it. */
export function addNoticedFact(email: Email): Candidate[] {
  const [first] = email.paragraphs;
  if (email.words.length < fewestWords) return [];
  if (!first || email.reading.stage === 'follow_up' || says.test(first.text)) return [];
  if (isStockOpener(email.sentences[0]?.text ?? '') || isSpecificOpening(email)) return [];
  if (email.protectedTokens.some(({ kind, text }) => kind === 'blank' && /noticed/u.test(text)))
    return [];
  const lost = relevance.check(email)?.loss ?? 0;
  if (lost < nearlyNothing) return [];
  const whose = findReaderCompany(email) ?? 'their company';
  const line = newlineOf(email.body);
  return [
    {
      field: 'body',
      start: first.start,
      end: first.start,
      after: `I saw [fill in: something you noticed about ${whose}].${line}${line}`,
      rule: relevance.id,
      reason: 'Nothing here shows why this reader and not another; one fact only you know would.',
    },
  ];
}
