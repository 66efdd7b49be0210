import type { Profile } from '../../../draft.ts';
import { isAboutSender } from '../../../relevance/is-about-sender.ts';
import { knowledgeOf } from '../../../relevance/knowledge.ts';
import { isNamed, readerPronouns } from '../../../relevance/parties.ts';
import { findReaderCompany } from '../../../subjects/find-reader-company.ts';
import { relevance } from '../../../rules/reader/relevance.ts';
import type { Email, Sentence } from '../../../document/email.ts';
import { asTyped } from '../../wording/as-typed.ts';
import { openFacts } from '../../../document/new-facts.ts';
import type { Candidate } from '../../candidate.ts';
import { leansBack } from '../../wording/leans-back.ts';
import { newlineOf } from '../../wording/newline.ts';
import { isStockOpener } from './cut-stock-opener.ts';

/** So little is said about the reader that one fact would change the email. */
const nearlyNothing = 0.3;

const fewestWords = 12;
const opens = 3;

/** A sentence for what only the writer can know; it takes a phrase and a clause, and claims nothing before it is filled. */
type Frame = { readonly verb: string; readonly what: string };

const seen: Frame = { verb: 'saw', what: 'what you saw of theirs, with its name or date' };
const heard: Frame = {
  verb: 'listened to',
  what: 'which episode of theirs, and what in it struck you',
};
/** After a glance, "I saw" a second time would read as said twice. */
const noticed: Frame = { verb: 'noticed', what: 'one thing of theirs, with its name or date' };
const asked: Readonly<Partial<Record<Profile, Frame>>> = {
  pr: { verb: 'read', what: 'which article of theirs, and what in it struck you' },
  link_building: { verb: 'read', what: 'which page of theirs, and what on it struck you' },
  recruiting: { verb: 'saw', what: 'which project of theirs, with its name' },
};

const looked =
  /\b(?:I|we)(?:['’](?:ve|m|d))? (?:(?:have|been|was|were|am|had|just|recently|also|really|so|very) )*(?:saw|seen|noticed|noticing|read|reading|heard|looked|looking (?:at|through)|listened|listening|followed|following|watched|watching|visited|visiting|enjoyed|came across|come across|stumbled|found|going through|went through|browsing|(?:delighted|pleased|happy|excited|interested|thrilled|sorry|glad) to (?:read|see|hear|learn))\b|^(?:huge |big )?fan of (?:the|your)\b|\b(?:congratulations|congrats|well done) (?:on|for)\b/iu;
const show = /\b(?:episodes?|listen(?:ed|er|ing)?)\b/iu;

/** Said in the email already, so that it is not said twice. */
const saysWhy = /\b(?:writing|reach(?:ing)? out|wrote)\b/iu;
const contracted = /\b(?:I['’]m|I['’]ve|we['’](?:re|ve))\b/iu;

function sentenceFor({ reading, body }: Email, isGlance: boolean): string {
  const isShow = reading.profile === 'pr' && show.test(body);
  const frame = isShow ? heard : (asked[reading.profile] ?? seen);
  const { verb, what } = isGlance ? noticed : frame;
  const writing = contracted.test(body) ? asTyped('I’m writing', body) : 'I am writing';
  const why = saysWhy.test(body) ? 'which is why I thought of you' : `which is why ${writing}`;
  return `I ${verb} [fill in: ${what}], ${why}.`;
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

/** Where nothing shows that the reader was looked at, one blank asks the writer for it. */
export function addNoticedFact(email: Email): Candidate[] {
  const [first] = email.paragraphs;
  if (!first || email.words.length < fewestWords || email.reading.stage === 'follow_up') return [];
  if (isStockOpener(email.sentences[0]?.text ?? '') || isSpecificOpening(email)) return [];
  const glances = email.sentences.filter(({ text }) => looked.test(text));
  if (openFacts(email).length > 0 || glances.some((sentence) => isSpecific(email, sentence)))
    return [];
  if ((relevance.check(email)?.loss ?? 0) < nearlyNothing || meetsReader(email)) return [];
  const line = newlineOf(email.body);
  const glance = glances.findLast((sentence) => !carriesNext(email, sentence));
  const sentence = sentenceFor(email, glance !== undefined);
  const at = glance?.end ?? first.start;
  return [
    {
      field: 'body',
      start: at,
      end: at,
      after: glance ? ` ${sentence}` : `${sentence}${line}${line}`,
      rule: relevance.id,
      reason: 'Nothing here shows why this reader and not another; one fact only you know would.',
    },
  ];
}
