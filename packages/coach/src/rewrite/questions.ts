import type { Email, Sentence } from '../document/email.ts';
import type { Profile } from '../draft.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { capitalise } from './wording.ts';
import { findReaderCompany } from '../subjects/find-reader-company.ts';
import { findOffers, findTopics } from '../subjects/find-topics.ts';

const lead = /^(?:(?:so|and|but|also|therefore),? )?/iu;
const telling =
  /^((?:please |kindly |just |do )*(?:let (?:me|us) know|tell (?:me|us)|inform (?:me|us)|confirm))(?: either way)?,? (?:if|whether) (.+)$/iu;
const grateful =
  /^(?:I|we)(?: would| should|['’]d) (?:(?:be|feel) (?:\p{L}+ ){0,2}(?:grateful|thankful|obliged|honou?red|delighted|happy|glad|pleased)|(?:\p{L}+ )?appreciate it) if you (?:could|would|can|might)(?: be able to)? (.+)$/iu;
const wondering =
  /^I(?: was| am|['’]m)?(?: just)? (?:wondering|wondered|wanted to (?:ask|see|know|find out)|would like to (?:ask|know)|(?:writing|reaching out|emailing)(?: to)?(?: you)?(?: today)? to (?:ask|see|find out)) (?:if|whether) (.+)$/iu;

/** "Kindly consider my loaf", "We request you to kindly taste it" */
const wish =
  /^(?:(?:please |kindly )+(?=consider\b)|(?:I|we) (?:kindly |humbly )?request you to (?:kindly )?)(.+)$/iu;

/** Only offers help; nothing hangs on the answer. */
const courtesy =
  /^(?:there (?:is|are)|you (?:have|need|require|want|would like) (?:any|more|further|additional|other|some|images|anything)\b)/iu;
const follows =
  /,? (?:and (?:then )?|so (?:that )?)(?=(?:I|we)(?:['’]ll| will| can| could|['’]d| would)\b)/iu;
const furtherWish = /,? and (?=(?:which|what|when|how|where)\b)/iu;
const remains = /,? and (?=I remain\b)/iu;

/** "you are interested in bread" → "Would you be interested in bread" */
const inversions: readonly (readonly [RegExp, string])[] = [
  [/^you(?: are|['’]re) (interested|open|willing|keen|available)\b/iu, 'Would you be $1'],
  [/^you(?: are|['’]re)\b/iu, 'Are you'],
  [/^you (would|could|can|might|will)\b/iu, '$1 you'],
  [/^you (want|like|prefer)\b/iu, 'Would you $1'],
  [/^you (have|need|think|know|accept|use|offer|plan)\b/iu, 'Do you $1'],
  [/^(this|that|it) (?:is|would be|could be|might be|may be)\b/iu, 'Would $1 be'],
  [/^(this|that|it) (sound|work|make|fit|suit|interest)s\b/iu, 'Does $1 $2'],
  [/^((?:\p{Lu}[\p{L}\p{N}&'’.-]*)(?: \p{Lu}[\p{L}\p{N}&'’.-]*){0,3}) would\b/u, 'Would $1'],
];

function invert(clause: string): string | null {
  for (const [pattern, words] of inversions) {
    if (pattern.test(clause)) return capitalise(clause.replace(pattern, words));
  }
  return null;
}

/** "let us know by 15 March whether you can" → "you can", and the day as a wish of its own. */
const nested =
  /^((?:let (?:me|us) know|tell (?:me|us)|inform (?:me|us)))((?: by [^,.]{3,24})?) (?:if|whether) (.+)$/iu;

type Split = { readonly head: string; readonly rest: string | null };

/** "you like it and we can plan a visit" → the question, and what comes after a yes. */
function split(clause: string, verb: string): Split {
  const parts = [
    { at: follows.exec(clause), rest: (words: string) => `If so, ${words}.` },
    {
      at: furtherWish.exec(clause),
      rest: (words: string) => `If so, ${verb.toLowerCase()} ${words}.`,
    },
    { at: remains.exec(clause), rest: (words: string) => `${capitalise(words)}.` },
  ].flatMap(({ at, rest }) => (at ? [{ at: at.index, end: at.index + at[0].length, rest }] : []));
  const first = parts.toSorted((a, b) => a.at - b.at)[0];
  if (!first) return { head: clause, rest: null };
  return { head: clause.slice(0, first.at), rest: first.rest(clause.slice(first.end)) };
}

/**
 * A request in the form of a statement, as the question it is: "Please let me know if you are interested in
 * bread" → "Would you be interested in bread?"; null when it is none, or holds more than one question can.
 */
export function asQuestion(sentence: string): string | null {
  if (/[?;:]/u.test(sentence)) return null;
  const bare = sentence.replace(lead, '').replace(/[.!\s]+$/u, '');
  const told = telling.exec(bare);
  const hoped = grateful.exec(bare)?.[1] ?? wish.exec(bare)?.[1];
  const clause = told?.[2] ?? wondering.exec(bare)?.[1] ?? hoped;
  if (clause === undefined || courtesy.test(clause)) return null;
  const inner = nested.exec(clause);
  const { head, rest } = split(inner?.[3] ?? clause, told?.[1] ?? 'please tell me');
  const question = hoped === undefined || inner ? invert(head) : `Would you ${head}`;
  const until = inner?.[2] ? `Please ${inner[1] ?? ''}${inner[2]}.` : null;
  return question && [`${question}?`, until, rest].filter(Boolean).join(' ');
}

/**
 * What a question can be built on. `act`: something to be done, "cutting fuel costs" · `talk`: a thing
 * to talk about · `see`: a thing to be shown · `get`: a thing the writer offers to send.
 */
type AskTopic = { readonly phrase: string; readonly kind: 'act' | 'talk' | 'see' | 'get' };

const talk =
  /\b(?:to (?:discuss|explore|go over|hear (?:more )?about|learn (?:more )?about)|(?:to|and|can|could|I['’]ll|I['’]d) (?:talk|chat|speak) (?:(?:to|with) you )?(?:about|through|over)|(?:call|chat|meeting|conversation) (?:with you )?(?:about|regarding))\s+/iu;
const show =
  /\b(?:show(?:ing)? you|(?:walk|run|take|talk)(?:ing)? you through|(?:give|giving) you (?=a (?:tour|look|preview)\b))\s+/iu;
const send =
  /(?:\b(?:I|we)(?:['’](?:ll|d|m|re)| will| can| could| would| am| are)\b[^.!?,;]{0,24}?|^(?:so )?(?:more than )?(?:happy|glad) to )\b(?:send|share|email|forward)(?: (?:you|over|across|along|through))*\s+/iu;
const phraseEnd =
  /[,.;:!?(]|\s+(?:on|at|this|next|tomorrow|today|sometime|over|before|after|around|either|and (?:how|see|what|to|then|I|we)|that|which|when|if|so|or|with you|with me|to you|within|in more detail|further|in detail|together|for your (?:review|reference|consideration)|under embargo|right away|as soon as|because|since|how|who|whether)\b/iu;
const noPhrase =
  /^(?:how|if|whether|what|why|when|where|it|this|that|these|those|you|me|us|them|more|potential|possible|any|further|working|some (?:of|more|ways)|an? (?:potential|possible|opportunity|partnership|collaboration|cooperation|time|link|few)|partnerships?|our (?:services?|solutions?|products?|platform|offering|company|companies)|your (?:needs|requirements|goals|challenges|business|company|thoughts|availability|interest|cv|resume|volumes?)|(?:the |some |more |a few |further |your |our )?(?:details?|opportunity|opportunities|possibilities|options|ideas|information|next steps|samples?|things|synergies|strategic priorities|priorities|collaboration|cooperation))(?!\p{L})/iu;
/** "Would a quick demo be useful to see?" asks about the asking. */
const isMeeting =
  /^(?:an?|the|our) (?:[\w-]+ ){0,3}(?:call|demo|chat|meeting|conversation|presentation|walkthrough)\b/iu;
const determiner = /^(?:a|an|the|our|my|your|this|these|some|two|three|\d+)\s/iu;
const gerund = /^(?!(?:\p{L}+ ){0,1}(?:thing|things|king|spring|string)\b)\p{Ll}{2,}ing\b/u;
const hasOwner = /^(?:a|an|the|our|my|two|three|\d+)\s/iu;
const how = /^(?:how|ways)\b/iu;
const mostWords = 8;

function phraseAfter(text: string, marker: RegExp): string | null {
  const found = marker.exec(text);
  if (!found) return null;
  const rest = text.slice(found.index + found[0].length);
  const phrase = rest.slice(0, phraseEnd.exec(rest)?.index ?? rest.length);
  return phrase.replace(/\s+/gu, ' ').trim();
}

function isFit(phrase: string): boolean {
  return (
    phrase !== '' &&
    phrase.split(' ').length <= mostWords &&
    !noPhrase.test(phrase) &&
    !isMeeting.test(phrase) &&
    (determiner.test(phrase) ||
      !englishFunctionWords.has(phrase.split(' ')[0]?.toLowerCase() ?? ''))
  );
}

/** What the sentence wants to talk about, to show or to send, fit for the middle of a question. */
export function topicOfAsk(email: Email, sentence: Sentence): AskTopic | null {
  const shown = phraseAfter(sentence.text, show);
  if (shown !== null && isFit(shown) && hasOwner.test(shown)) return { phrase: shown, kind: 'see' };
  const spoken = phraseAfter(sentence.text, talk);
  if (spoken !== null && isFit(spoken)) {
    return { phrase: spoken, kind: gerund.test(spoken) ? 'act' : 'talk' };
  }
  const isHow = [shown, spoken].some((phrase) => phrase !== null && how.test(phrase));
  const offer = isHow || shown === '' || spoken === '' ? findOffers(email, [sentence])[0] : null;
  return offer ? { phrase: offer.phrase, kind: 'act' } : null;
}

/** "I can send you the price list" → "the price list" */
export function thingToSend({ text }: Sentence): AskTopic | null {
  const phrase = phraseAfter(text, send);
  return phrase !== null && isFit(phrase) && hasOwner.test(phrase) ? { phrase, kind: 'get' } : null;
}

const plain: Readonly<Record<Profile, string>> = {
  general: 'Would this be of interest?',
  sales: 'Would this be of interest?',
  recruiting: 'Would you be open to hearing more?',
  pr: 'Would this be of interest?',
  link_building: 'Would you be open to this?',
  job_search: 'Would you be open to considering me?',
  fundraising: 'Is this something you would consider?',
};

/** Who sells nothing does not ask what is on the reader's list. */
const sellers: readonly Profile[] = ['general', 'sales'];

const wantsSomething =
  /\b(?:I|we)(?: would|['’]d)? (?:very much )?(?:like|love|want) to (?:interview|invite|contribute|collaborate|partner|write for|exchange|feature|visit|ask you|work with you|be (?:a )?part of)|\b(?:exchange links|link exchange|guest post|for my (?:thesis|research|dissertation))\b/iu;

/** Who asks for something asks whether the reader is open to it; nothing is said twice. */
function plainQuestion({ reading, body }: Email): string {
  if (wantsSomething.test(body)) return plain.link_building;
  const question = plain[reading.profile];
  if (!question.includes('of interest')) return question;
  return /\bof interest\b/iu.test(body) ? 'Would this be useful to you?' : question;
}

/** A question that one word can answer: "Is cutting fuel costs on your list?" */
export function interestQuestion(email: Email, topic: AskTopic | null): string {
  const { reading } = email;
  if (topic === null) return plainQuestion(email);
  switch (topic.kind) {
    case 'act':
      return sellers.includes(reading.profile)
        ? `Is ${topic.phrase} on your list?`
        : `Would it be useful to talk about ${topic.phrase}?`;
    case 'talk':
      return reading.profile === 'recruiting'
        ? `Would you be open to hearing more about ${topic.phrase}?`
        : `Would it be useful to talk about ${topic.phrase}?`;
    case 'see':
      return `Would it be useful to see ${topic.phrase}?`;
    case 'get':
      return `Would you like ${topic.phrase}?`;
  }
}

/** What the writer offers to do; of other topics a question sounds odd. */
export function topicForQuestion(email: Email): AskTopic | null {
  if (!sellers.includes(email.reading.profile)) return null;
  const topic = findTopics(email).find(({ kind }) => kind === 'offer');
  return topic ? { phrase: topic.phrase.replace(/\btheir\b/giu, 'your'), kind: 'act' } : null;
}

/** The topic, with the reader's company where the request named it; a plain question when neither will do. */
export function questionsFor(
  email: Email,
  run: readonly Sentence[],
  topics: readonly AskTopic[],
): string[] {
  const company = findReaderCompany(email);
  const isNamed = company !== null && run.some(({ text }) => text.includes(company));
  const plain = interestQuestion(email, null);
  const about = topics.map((topic) => interestQuestion(email, topic));
  return [
    ...(isNamed
      ? about.flatMap((question) =>
          question.includes(company) ? [] : withCompany(question, company),
        )
      : []),
    ...about,
    plain,
    ...(isNamed ? withCompany(plain, company) : []),
  ];
}

function withCompany(question: string, company: string): string[] {
  if (question.endsWith('on your list?')) {
    return [question.replace('on your list?', `on the list at ${company}?`)];
  }
  return question.endsWith('of interest?') ? [question.replace('?', ` to ${company}?`)] : [];
}
