import { findReaderCompany } from '../../subjects/find-reader-company.ts';
import type { Email } from '../../text/email.ts';
import type { Candidate } from '../candidate.ts';
import { newlineOf } from '../wording/newline.ts';

const aboutReader =
  /\b(?:I|we)(?:['’](?:ve|d))? (?:(?:have|just|recently|also) )*(?:saw|seen|noticed|read|heard|found|looked|visited|tried|bought|ordered|opened|listened|watched|enjoyed|came across|spotted|was (?:recently )?(?:looking|reading|browsing|listening))\b|\b(?:congratulations|congrats)\b|\bsaw (?:that )?you/iu;

/** Where nothing shows that the reader was looked at, one blank asks the writer for it. */
export function addNoticedFact(email: Email): Candidate[] {
  const [first] = email.paragraphs;
  const hasBlank = email.protectedTokens.some(
    ({ kind, text }) => kind === 'blank' && /noticed/u.test(text),
  );
  if (!first || email.stage === 'follow_up' || hasBlank || aboutReader.test(first.text)) return [];
  const whose = findReaderCompany(email) ?? 'their company';
  const line = newlineOf(email.body);
  return [
    {
      field: 'body',
      start: first.start,
      end: first.start,
      after: `I saw [fill in: something you noticed about ${whose}].${line}${line}`,
      rule: 'relevance',
      reason: 'Nothing here shows why this reader and not another; one fact only you know would.',
    },
  ];
}
