import type { Profile } from '../../../draft.ts';
import { isAboutSender } from '../../../relevance/is-about-sender.ts';
import { knowledgeOf } from '../../../relevance/knowledge.ts';
import { isNamed, readerPronouns } from '../../../relevance/parties.ts';
import { relevance } from '../../../rules/reader/relevance.ts';
import type { Email, Sentence } from '../../../text/email.ts';
import type { Candidate } from '../../candidate.ts';
import { leansBack } from '../../wording/leans-back.ts';
import { newlineOf } from '../../wording/newline.ts';
import { isStockOpener } from './cut-stock-opener.ts';

/** So little is said about the reader that one fact would change the email. */
const nearlyNothing = 0.3;

const fewestWords = 12;

const team = 'I noticed that your team [fill in: what they did lately, with its name or date].';
const article = 'I saw that you wrote about [fill in: what, and in which article].';
const episode = 'I heard you talk about [fill in: what, and in which episode].';

/** A sentence that asks for one fact, where that kind of writer would put it. */
const frames: Readonly<Record<Profile, string>> = {
  general: team,
  sales: team,
  fundraising: team,
  job_search: team,
  pr: article,
  link_building: article,
  recruiting: 'I noticed that you worked on [fill in: one project of theirs, with its name].',
};

const looked =
  /\b(?:I|we)(?:['’](?:ve|m|d))? (?:(?:have|was|were|am|had|just|recently|also|really|so|very) )*(?:saw|seen|noticed|noticing|read|reading|heard|looked|looking (?:at|through)|visited|visiting|enjoyed|came across|come across|stumbled|found|going through|went through|browsing|(?:delighted|pleased|happy|excited|interested|thrilled|sorry|glad) to (?:read|see|hear|learn))\b/iu;
const show = /\b(?:podcast|episodes?)\b/iu;

function frameFor(email: Email): string {
  const { profile } = email.reading;
  return profile === 'pr' && show.test(email.body) ? episode : frames[profile];
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
  return protectedTokens.some(({ kind, text }) => kind === 'blank' && !/ name\]/u.test(text));
}

/** Where nothing shows that the reader was looked at, one blank asks the writer for it. */
export function addNoticedFact(email: Email): Candidate[] {
  const [first] = email.paragraphs;
  if (!first || email.words.length < fewestWords || email.reading.stage === 'follow_up') return [];
  if (isStockOpener(email.sentences[0]?.text ?? '') || isSpecificOpening(email)) return [];
  const seen = email.sentences.filter(({ text }) => looked.test(text));
  if (hasOpenBlank(email) || seen.some((sentence) => isSpecific(email, sentence))) return [];
  if ((relevance.check(email)?.loss ?? 0) < nearlyNothing) return [];
  const line = newlineOf(email.body);
  const glance = seen.find((sentence) => !carriesNext(email, sentence));
  const at = glance?.end ?? first.start;
  return [
    {
      field: 'body',
      start: at,
      end: at,
      after: glance ? ` ${frameFor(email)}` : `${frameFor(email)}${line}${line}`,
      rule: relevance.id,
      reason: 'Nothing here shows why this reader and not another; one fact only you know would.',
    },
  ];
}
