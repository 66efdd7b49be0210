import type { Email, Sentence } from '../document/email.ts';
import { findPhrases, hasPhrase, phraseBook } from '../document/sentences.ts';
import { guiltPhrases } from '../lexicon/honesty/guilt-phrases.ts';
import { insults, moneyDemands, retractions, secrets } from '../lexicon/honesty/offences.ts';
import { followUpPhrases } from '../lexicon/kinds/follow-up-phrases.ts';
import { arrangingWords } from '../lexicon/words/arranging-words.ts';
import { concerns } from './concerns.ts';
import type { AskedBack, ConcernId } from './reply.ts';
import { tellingWords } from '../sequence/sequence-rules.ts';

const longestHeard = 400;

const denied = /\b(?:never|not|no need|nobody|no one|without|neither|nor)\b|n['’]t\b/iu;

const namesSum = /[$£€]\s?\d|\b\d[\d.,]*\s?(?:eur|usd|gbp|euros?|dollars?|pounds?)\b/iu;

type Offence = {
  readonly verdict: Verdict;
  readonly patterns: readonly RegExp[];
  /** "We never ask for your password" and "I haven’t lied" are none. */
  readonly isDenied: boolean;
};

const offences: readonly Offence[] = [
  { verdict: 'insulted', patterns: insults, isDenied: false },
  { verdict: 'preyed', patterns: secrets, isDenied: true },
  { verdict: 'retracted', patterns: retractions, isDenied: false },
];

const demand: Offence = { verdict: 'preyed', patterns: moneyDemands, isDenied: true };

/** What ends any talk: an insult, a demand for money or secrets, a claim taken back. */
export function findOffence(message: Email, about: Email): Judgement | null {
  const isPriced = about.reading.profile === 'fundraising' || namesSum.test(about.body);
  for (const offence of isPriced ? offences : [...offences, demand]) {
    const sentence = message.sentences.find((one) => isOffence(one, offence));
    if (sentence) return { verdict: offence.verdict, sentence };
  }
  return null;
}

function isOffence({ text }: Sentence, { patterns, isDenied }: Offence): boolean {
  const heard = text.slice(0, longestHeard);
  return patterns.some((pattern) => pattern.test(heard)) && !(isDenied && denied.test(heard));
}

/** So many new words in what is asked, or in the whole message, and none of the email's: another matter. */
const mostNewAsked = 2;

const mostNewSaid = 5;

/** What a yes wants to know next, asked or not. */
const terms = ['price', 'effort', 'data', 'source', 'sample'] as const;

/** Whether the message after a yes presses on, or comes with something quite other than was agreed. */
export function breaksYes(message: Email, agreed: Email): Judgement | null {
  const pressing = pressingIn(message);
  if (pressing) return { verdict: 'pressed', sentence: pressing };
  const known = tellingWords(agreed);
  const asked = message.asks.find(({ sentence }) => isOther([sentence], known, mostNewAsked));
  if (asked) return { verdict: 'strayed', sentence: asked.sentence };
  const isAboutIt = message.sentences.some(({ text }) =>
    terms.some((id) => concerns[id].answered.test(text.slice(0, 600))),
  );
  return !isAboutIt && isOther(message.sentences, known, mostNewSaid)
    ? { verdict: 'strayed', sentence: message.sentences[0] ?? null }
    : null;
}

function isOther(sentences: readonly Sentence[], known: ReadonlySet<string>, most: number) {
  const words = tellingWords({ words: sentences.flatMap((sentence) => sentence.words) });
  const telling = [...words].filter((word) => !arrangingWords.has(word));
  return telling.length > most && !telling.some((word) => isKnown(word, known));
}

/** "oven" is known from "ovens". */
function isKnown(word: string, known: ReadonlySet<string>): boolean {
  return known.has(word) || known.has(`${word}s`) || known.has(word.replace(/e?s$/u, ''));
}

/**
 * What the writer's message did. `answered`: gave what was asked, or something new where nothing was ·
 * `candid`: said openly that they cannot · `dodged`: spoke of something else · `pushed`: pressed for
 * more without it · `guilt`: blamed the reader · `withdrawn`: let go · `agreed`: went along ·
 * `pressed`, `strayed`: after a yes, pushed on or came with another matter · `insulted`, `retracted`,
 * `preyed`: insulted, took a claim back, wanted money or secrets · `wordless`: said nothing.
 */
export type Verdict =
  | 'answered'
  | 'candid'
  | 'dodged'
  | 'pushed'
  | 'guilt'
  | 'bump'
  | 'withdrawn'
  | 'agreed'
  | 'pressed'
  | 'strayed'
  | 'insulted'
  | 'retracted'
  | 'preyed'
  | 'wordless';

export type Judgement = {
  readonly verdict: Verdict;
  /** The sentence that settled it. */
  readonly sentence: Sentence | null;
};

const guilt = phraseBook(guiltPhrases);

const bumpBelow = 6;

const bump = phraseBook(followUpPhrases);

const candour =
  /\b(?:(?:we|i) (?:don[’']t|do not|can[’']t|cannot|couldn[’']t|haven[’']t|have not|have no)\b|(?:i[’']m|we[’']re|i am|we are) not sure|not (?:measured|known)|no (?:figures?|data|number)|good question,? (?:and )?i don[’']t|honest answer|to be honest|you[’']re right|you are right|fair point)/iu;

const letting =
  /\b(?:no (?:problem|worries|hard feelings)|i understand|fair enough|thanks? (?:you )?(?:for your time|for reading|anyway|all the same)|won[’']t (?:write|email|contact|bother)|will not (?:write|email|contact)|leave it (?:there|at that)|all the best|good luck)\b/iu;

const pressing =
  /\b(?:trust me|act now|today only|last chance|limited|won[’']t regret|will not regret|miss(?:ing)? out|hurry|asap|urgent\w*|before it[’']s too late|guarantee[ds]?|no[- ]brainer|are you seriously|why not|final offer|what do you have to lose|don[’']t you (?:want|care))\b/iu;

/** Who else joins a call is a question about it and asks for none. */
const aboutIt = /^(?:who|whose|where|what)\b/iu;

/** How a message bears on what the recipient last did. `pending` is null when they asked nothing. */
export function judgeAnswer(email: Email, pending: ConcernId | null): Judgement {
  const { sentences } = email;
  const blaming = sentences.find(({ words }) => findPhrases(words, guilt).length > 0);
  if (blaming) return { verdict: 'guilt', sentence: blaming };
  const pushing = pushIn(email);
  if (pending !== null) {
    const hit = sentences.find((sentence) => answers(sentence, pending));
    if (hit) return { verdict: 'answered', sentence: hit };
    const open = sentences.find((sentence) => candour.test(sentence.text.slice(0, 400)));
    if (open) return { verdict: 'candid', sentence: open };
  }
  const release = sentences.find((sentence) => letting.test(sentence.text.slice(0, 400)));
  if (release && !pushing) return { verdict: 'withdrawn', sentence: release };
  if (pushing) return { verdict: 'pushed', sentence: pushing };
  if (pending !== null) return { verdict: 'dodged', sentence: sentences[0] ?? null };
  return email.words.length < bumpBelow || hasPhrase(email.words, bump)
    ? { verdict: 'bump', sentence: sentences[0] ?? null }
    : { verdict: 'agreed', sentence: sentences[0] ?? null };
}

const offersToShow =
  /^(?:\p{L}+, )?(?:shall|may|can|could|should) i\b.*\b(?:send|show|share|attach|bring)\b|^(?:want|would you like)\b.*\b(?:send|show|share|see)\b/iu;

/** A question back holds no answer, whatever words are in it; but to offer a sample is one to who wants to see it. */
function answers({ text }: Sentence, pending: ConcernId): boolean {
  const start = text.slice(0, 600);
  if (!start.trimEnd().endsWith('?')) return concerns[pending].answered.test(start);
  return pending === 'sample' && offersToShow.test(start);
}

/** The sentence that presses. */
function pressingIn({ sentences }: Email): Sentence | null {
  return sentences.find((sentence) => pressing.test(sentence.text.slice(0, 400))) ?? null;
}

function pushIn(message: Email): Sentence | null {
  const call = message.asks.find(
    ({ kind, sentence }) =>
      (kind === 'meeting' || kind === 'calendar' || kind === 'action') &&
      !aboutIt.test(sentence.text),
  );
  return pressingIn(message) ?? call?.sentence ?? null;
}

const day =
  /\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\btomorrow\b|\bnext week\b|\b\d{1,2}[:.]\d{2}\b|\b\d{1,2} ?[ap]m\b|\bthe \d{1,2}(?:st|nd|rd|th)\b/iu;

/** In the order in which they are tried. */
const kinds: readonly (readonly [AskedBack, RegExp])[] = [
  ['who_decides', /\bwho\b.*\b(?:approve|decides?|sign|signs|agree|budget|say yes|in charge)\b/iu],
  ['who', /\b(?:who|whom|whose)\b/iu],
  [
    'where',
    /\bwhere\b|\b(?:which|what)(?:[’']s| is| are)? (?:your |the )?(?:email |postal )?address\b/iu,
  ],
  ['when', /\bwhen\b|\b(?:which|what) (?:day|days|date|week|time|morning)\b|\bhow soon\b/iu],
  [
    'leave',
    /^(?:so,? |and |then,? )*(?:shall|should|may|can|could) (?:i|we)\b|\bwould you like\b|\bdo you want\b|^want\b/iu,
  ],
  ['time', day],
];

/** The matter of the last question in the message; null where there is none. */
export function askedBack({ sentences }: Email): AskedBack | null {
  const question = sentences.findLast(({ text }) => text.trimEnd().endsWith('?'));
  if (!question) return null;
  const asked = question.text.slice(0, 300);
  return kinds.find(([, pattern]) => pattern.test(asked))?.[0] ?? 'unknown';
}
