import type { Profile } from '../../../draft.ts';
import { isAboutSender } from '../../../relevance/is-about-sender.ts';
import { knowledgeOf } from '../../../relevance/knowledge.ts';
import { isNamed, readerPronouns } from '../../../relevance/parties.ts';
import { findReaderCompany } from '../../../subjects/find-reader-company.ts';
import { relevance } from '../../../rules/reader/relevance.ts';
import type { Email, Sentence } from '../../../text/email.ts';
import type { Candidate } from '../../candidate.ts';
import { leansBack } from '../../wording/leans-back.ts';
import { newlineOf } from '../../wording/newline.ts';
import { isStockOpener } from './cut-stock-opener.ts';

/** So little is said about the reader that one fact would change the email. */
const nearlyNothing = 0.3;

const fewestWords = 12;
const opens = 3;

const seen = 'what you saw of theirs that made you write, with its name or date';

/** What only the writer can know. A sentence that is all blank claims nothing before it is filled. */
const asked: Readonly<Partial<Record<Profile, string>>> = {
  pr: 'which article of theirs made you write, and why',
  link_building: 'which page of theirs made you write, and why',
  recruiting: 'which project of theirs made you write, with its name',
};

const looked =
  /\b(?:I|we)(?:['’](?:ve|m|d))? (?:(?:have|was|were|am|had|just|recently|also|really|so|very) )*(?:saw|seen|noticed|noticing|read|reading|heard|looked|looking (?:at|through)|visited|visiting|enjoyed|came across|come across|stumbled|found|going through|went through|browsing|(?:delighted|pleased|happy|excited|interested|thrilled|sorry|glad) to (?:read|see|hear|learn))\b/iu;
const show = /\b(?:episodes?|listen(?:ed|er|ing)?)\b/iu;

function blankFor({ reading, body }: Email): string {
  const isShow = reading.profile === 'pr' && show.test(body);
  const what = isShow
    ? 'which episode of theirs made you write, and why'
    : (asked[reading.profile] ?? seen);
  return `[fill in: ${what}].`;
}

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

/** The first sentences name the reader's company, or a later one says something to it: why this one is told. */
function meetsReader(email: Email): boolean {
  const company = findReaderCompany(email);
  if (company === null) return false;
  return email.sentences.some(
    ({ text, words }, at) =>
      text.includes(company) && (at < opens || words.some(({ key }) => readerPronouns.has(key))),
  );
}

function isSpecific(email: Email, { start, end }: Sentence): boolean {
  return email.protectedTokens.some(
    (token) =>
      token.field === 'body' &&
      token.kind !== 'link' &&
      !/^linkedin$/iu.test(token.text) &&
      start < token.start &&
      token.end <= end,
  );
}

function carriesNext({ sentences }: Email, { start }: Sentence): boolean {
  const next = sentences[sentences.findIndex((sentence) => sentence.start === start) + 1];
  return next !== undefined && leansBack(next.text);
}

function hasOpenBlank({ protectedTokens }: Email): boolean {
  return protectedTokens.some(
    ({ kind, text }) => kind === 'blank' && !/(?:first|your) name\]/u.test(text),
  );
}

/** Where nothing shows that the reader was looked at, one blank asks the writer for it. */
export function addNoticedFact(email: Email): Candidate[] {
  const [first] = email.paragraphs;
  if (!first || email.words.length < fewestWords || email.reading.stage === 'follow_up') return [];
  if (isStockOpener(email.sentences[0]?.text ?? '') || isSpecificOpening(email)) return [];
  const glances = email.sentences.filter(({ text }) => looked.test(text));
  if (hasOpenBlank(email) || glances.some((sentence) => isSpecific(email, sentence))) return [];
  if ((relevance.check(email)?.loss ?? 0) < nearlyNothing || meetsReader(email)) return [];
  const line = newlineOf(email.body);
  const glance = glances.find((sentence) => !carriesNext(email, sentence));
  const at = glance?.end ?? first.start;
  return [
    {
      field: 'body',
      start: at,
      end: at,
      after: glance ? ` ${blankFor(email)}` : `${blankFor(email)}${line}${line}`,
      rule: relevance.id,
      reason: 'Nothing here shows why this reader and not another; one fact only you know would.',
    },
  ];
}
