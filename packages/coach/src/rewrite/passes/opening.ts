import type { Email, Sentence } from '../../document/email.ts';
import { openFacts } from '../../document/new-facts.ts';
import { hasPhrase, isFiller, phraseBook } from '../../document/sentences.ts';
import type { Draft, Profile } from '../../draft.ts';
import { guiltPhrases } from '../../lexicon/honesty/guilt-phrases.ts';
import { stockOpeners } from '../../lexicon/wording/filler-sentences.ts';
import { isAboutSender } from '../../relevance/is-about-sender.ts';
import { knowledgeOf } from '../../relevance/knowledge.ts';
import { isNamed, readerPronouns } from '../../relevance/parties.ts';
import type { Candidate } from '../edit.ts';
import { ownSubject } from '../edit.ts';
import { interestQuestion } from '../questions.ts';
import { asTyped, capitalise, cutSentence, leansBack, newlineOf } from '../wording.ts';
import { fakeReply } from '../../rules/caps/fake-reply.ts';
import { greeting as greetingRule } from '../../rules/form/greeting.ts';
import { relevance } from '../../rules/reader/relevance.ts';
import { subjectCapitals } from '../../rules/subject/subject-capitals.ts';
import { subjectLength } from '../../rules/subject/subject-length.ts';
import { exclamationMarks } from '../../rules/tone/exclamation-marks.ts';
import { findReaderCompany } from '../../subjects/find-reader-company.ts';
import { isCalledOut, spokenSubject } from '../../subjects/spoken-subject.ts';
import { subjectIdeas } from '../../subjects/subject-ideas.ts';
import { type PlainIdea } from '../../subjects/idea.ts';

const mostIdeas = 4;
const slightlyLong = 8;

type Defect = { readonly rule: string; readonly what: string };

function findDefect(email: Email): Defect | null {
  const count = email.subjectWords.length;
  if (fakeReply.check(email)) {
    return {
      rule: fakeReply.id,
      what: 'It looked like an answer to a talk that never took place.',
    };
  }
  if (subjectCapitals.check(email)) {
    return { rule: subjectCapitals.id, what: 'Capitals read as shouting.' };
  }
  if (isCalledOut(email)) {
    return { rule: exclamationMarks.id, what: 'Several exclamation marks read as shouting.' };
  }
  if (!subjectLength.check(email) || (count > 1 && count < slightlyLong)) return null;
  const what =
    count === 0
      ? 'There was no subject.'
      : count === 1
        ? 'One word says too little.'
        : `${count} words are cut off in most inboxes.`;
  return { rule: subjectLength.id, what };
}

function calmIdea(email: Email): PlainIdea[] {
  const subject = spokenSubject(email);
  return subject === '' ? [] : [{ subject, reason: 'These are your own words, said calmly.' }];
}

/** What would mend the subject, likeliest first; nothing when it has no defect. */
export function betterSubjects(email: Email, defect = findDefect(email)): PlainIdea[] {
  if (!defect) return [];
  const isWorded = defect.rule !== subjectLength.id;
  const isShort = email.subjectWords.length < slightlyLong;
  const thoughts = subjectIdeas(email, isWorded);
  const telling = thoughts.filter(({ isFiller }) => !isFiller);
  const ideas = (telling.length > 0 ? telling : thoughts).slice(0, mostIdeas);
  const calm = isWorded ? calmIdea(email) : [];
  return isShort ? [...calm, ...ideas] : [...ideas, ...calm];
}

/** Puts the best idea in place of a subject that is missing, too long, shouted or a pretended reply. */
export function fixSubject(email: Email): Candidate[] {
  const defect = findDefect(email);
  const isEmpty = email.words.length === 0 && email.subjectWords.length === 0;
  const standsInBody = email.subject === null && email.subjectLine !== null;
  if (!defect || isEmpty || standsInBody) return [];
  return betterSubjects(email, defect).map(({ subject, reason }) => ({
    field: 'subject',
    start: 0,
    end: email.subject?.length ?? 0,
    after: subject,
    rule: defect.rule,
    reason: `${defect.what} ${reason}`,
  }));
}

/** "Dear" goes with a surname as well. */
function nameFor(hello: string): string {
  return hello === 'Dear' ? '[fill in: their name]' : '[fill in: first name]';
}

function firstWord(greeting: string): string {
  const found = /^(?:hi|hello|hey|dear)\b/iu.exec(greeting)?.[0] ?? 'Hi';
  return /^\p{Lu}{2}/u.test(found) ? capitalise(found.toLowerCase()) : found;
}

/** A greeting that could meet anyone, or none at all, gets a place for the reader's name. */
export function fixGreeting(email: Email): Candidate[] {
  const start = email.paragraphs[0]?.start;
  if (start === undefined || !greetingRule.check(email)) return [];
  const { greeting } = email;
  const line = newlineOf(email.body);
  const hello = firstWord(greeting?.text ?? '');
  const rule = greetingRule.id;
  if (greeting) {
    const reason = `“${greeting.text}” greets nobody in particular.`;
    const span = { field: 'body', start: greeting.start, end: greeting.end } as const;
    return [{ ...span, after: `${hello} ${nameFor(hello)},`, rule, reason }];
  }
  const reason = 'There was no greeting; a name at the top shows it is meant for one person.';
  return [
    { field: 'body', start, end: start, after: `Hi ${nameFor('Hi')},${line}${line}`, rule, reason },
  ];
}

/** Takes out a courtesy that stands where the point should. */
export function cutStockOpener(email: Email): Candidate[] {
  const [first] = email.sentences;
  if (!first || !isStockOpener(first.text)) return [];
  const change = cutSentence(email, first);
  if (!change) return [];
  const reason = 'The first line is what the inbox shows; this one could open any email.';
  return [{ ...change, rule: 'filler-opener', reason }];
}

function isStockOpener(sentence: string): boolean {
  const bare = sentence.replace(/[.!?…,\s]+$/u, '');
  return stockOpeners.some((opener) => opener.test(bare));
}

const guilt = phraseBook(guiltPhrases);
const bump =
  /^(?:(?:I(?:['’]m| am|['’]ll| will)?|just|quickly|again|wanted to|want to) )*(?:bump(?:ing)?|float(?:ing)?|resurfac(?:e|ing)|check(?:ing)? in|follow(?:ing)? up|circl(?:e|ing) back|(?:wanted|want|writing) to (?:check|follow up|make sure|see (?:if|whether) you (?:saw|got|had|received)))\b/iu;
const recent = /^(?:last|this|yesterday|earlier)\b/iu;

const plea =
  /\b(?:appreciate|grateful for|love|happy with) (?:a|any|your) (?:\p{L}+ )?(?:reply|response|answer|update|feedback)\b|\b(?:quick|even a) (?:yes or )?no\b/iu;

/** "Did you get a chance to read it?" asks for the answer that did not come. */
const asksIfRead =
  /^(?:did|have|had) you (?:(?:get|got|had|have|found|find) (?:a |the |any )?(?:chance|time|moment)|(?:see|seen|read|receive|received|get|got)\b)/iu;
const awaits =
  /^(?:please |so )*(?:just )?let (?:me|us) know(?: (?:either way|your thoughts|what you think))?[.!]*$/iu;

function isBump({ text, words }: Sentence): boolean {
  return (
    [bump, plea, asksIfRead, awaits].some((pattern) => pattern.test(text)) ||
    isFiller(text) ||
    hasPhrase(words, guilt)
  );
}

const easyOut = 'One word is enough, and a no is as good as a yes.';

/** "I wrote to you last week about “Ovens for Leeds”.", from nothing but what the draft says. */
function reminder(email: Email, own: Draft, from: number, to: number): string {
  const when = email.protectedTokens.find(
    ({ kind, field, start, end }) =>
      kind === 'date' && field === 'body' && from <= start && end <= to,
  )?.text;
  const time = when === undefined ? '' : recent.test(when) ? ` ${when}` : ` on ${when}`;
  const subject = ownSubject(own.subject);
  const about = subject === null ? '' : ` about “${subject}”`;
  const before = time + about === '' ? ' before' : '';
  return `I wrote to you${time}${about}${before}. New since then: [fill in: one new fact or figure].`;
}

/** A follow-up that only says it follows up gets a place for the news that would justify it. */
export function renewBump(email: Email, own: Draft): Candidate[] {
  if (email.reading.stage !== 'follow_up') return [];
  const asks = new Set(email.asks.map(({ sentence }) => sentence.start));
  const said = email.sentences.filter(
    ({ start, text }) => asksIfRead.test(text) || (!asks.has(start) && !text.endsWith('?')),
  );
  const first = said[0];
  const last = said.at(-1);
  if (!first || !last || !said.every(isBump)) return [];
  const inside = email.sentences.filter(({ start }) => start >= first.start && start <= last.start);
  if (inside.length > said.length) return [];
  const isAsked = email.asks.some(({ sentence }) => !said.includes(sentence));
  const line = newlineOf(email.body);
  const question = isAsked ? '' : `${line}${line}${interestQuestion(email, null)} ${easyOut}`;
  return [
    {
      field: 'body',
      start: first.start,
      end: last.end,
      after: reminder(email, own, first.start, last.end) + question,
      rule: 'guilt',
      reason:
        'A reminder alone gives the reader nothing new to answer; one fresh fact does, and nobody is blamed.',
    },
  ];
}

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
