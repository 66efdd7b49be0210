import type { Answer } from './answer.ts';
import { quoteWords } from './wording.ts';
import { bothAsked } from '../lexicon/questions/both-asked.ts';
import { emailParts } from '../lexicon/questions/email-parts.ts';
import { indirectClause } from '../lexicon/questions/indirect-clause.ts';
import { questionOpener } from '../lexicon/questions/question-openers.ts';
import { capitalise } from '../rewrite/wording.ts';

export type Part = {
  /** Ways to ask it, of which the first that is known is answered. */
  readonly ways: readonly string[];
  /** What is answered, in a word or in the asker's words. */
  readonly heading: string;
  /** The part of an email that its answer has to be about, where one is named. */
  readonly thing?: string;
};

type Split = {
  readonly parts: readonly Part[];
  /** Whether each part was put as a question of its own, and not made of two things that one names. */
  readonly isAskedApart: boolean;
};

const longest = 600;

const most = 3;

const link = '(?:and|also|plus)';

const boundary = new RegExp(
  `(?:\\?+\\s+(?:(?:${link}|then|so|or)[,\\s]+)*|[,;]?\\s+${link}\\s+(?:also\\s+)?)(?=${questionOpener.source})`,
  'giu',
);

const itsThing = new RegExp(`\\bthe (${emailParts.join('|')})\\b`, 'giu');

const determiner = /^(?:my|the|our|this)\s/iu;

const quotation = /"[^"]*"|“[^”]*”|«[^»]*»|(?<![\p{L}\d])(?:'.*?'|‘.*?’)(?!\p{L})/gu;

const pause = /[?,;]/u;

const questionWord = /^(?:what|how|why|when|where|which|who)\b/iu;

const whole: Split = { parts: [], isAskedApart: false };

/** The questions in a question, in order; none where it asks for one thing. */
export function splitQuestion(question: string): Split {
  if (question.length > longest) return whole;
  const apart = takeApart(question);
  if (apart.length > 1 && apart.length <= most && questionOpener.test(apart[0] ?? ''))
    return { parts: apart.map(isAboutOwn(question) ? ownPart : askedPart), isAskedApart: true };
  return { parts: namedParts(question), isAskedApart: false };
}

/** Never within a quotation, nor where "and what …" goes on with what somebody is told. */
function takeApart(question: string): string[] {
  const plain = question.replace(quotation, (quoted) => '_'.repeat(quoted.length));
  const apart: string[] = [];
  let start = 0;
  for (const { 0: joint, index } of plain.matchAll(boundary)) {
    const end = index + joint.length;
    const goesOn =
      !pause.test(joint) &&
      questionWord.test(plain.slice(end)) &&
      indirectClause.test(plain.slice(start, index));
    if (goesOn) continue;
    apart.push(question.slice(start, index));
    start = end;
  }
  return [...apart, question.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

function askedPart(words: string): Part {
  const asked = `${capitalise(words.replace(/[\s,;?.!]+$/u, ''))}?`;
  return { ways: [asked], heading: quoteWords(asked) };
}

/** Beside a question about "my email", "the opening" is that email's. */
function ownPart(words: string): Part {
  const { ways, heading } = askedPart(words);
  return { ways: ways.map((way) => way.replace(itsThing, 'my $1')), heading };
}

/** "Are my subject and opening ok?" → "Are my subject ok?", or else "Is my subject good?"; the opening likewise. */
function namedParts(question: string): Part[] {
  const { ask = '', first, second, verdict = '' } = bothAsked.exec(question)?.groups ?? {};
  if (first === undefined || second === undefined) return [];
  return [first, second].map((thing) => {
    const name = thing.replace(determiner, '');
    return {
      ways: [`${ask} ${thing}${verdict}?`, `Is my ${name} good?`],
      heading: capitalise(name),
      thing: name,
    };
  });
}

export type Answered = { readonly part: Part; readonly answer: Answer };

const mostFollowUps = 3;

/** Several answers as one, each under its question; what is not known is named as left open. */
export function joinAnswers(answered: readonly Answered[]): Answer {
  const known = answered.filter(({ answer }) => answer.isKnown);
  const left = answered.filter(({ answer }) => !answer.isKnown);
  const all = known.map(({ answer }) => answer);
  return {
    text: [
      ...known.map(({ part, answer }) => `**${part.heading}**\n\n${answer.text}`),
      ...left.map(({ part }) => leftOpen(part)),
    ].join('\n\n'),
    isKnown: true,
    citations: all.flatMap(({ citations }) => citations),
    evidence: [...new Set(all.flatMap(({ evidence }) => evidence))],
    followUps: [...new Set(all.flatMap(({ followUps }) => followUps))].slice(0, mostFollowUps),
  };
}

function leftOpen({ heading }: Part): string {
  return `I left out ${heading}: I have no sure answer to that. Ask it by itself, and name the thing you mean.`;
}

const own =
  /\b(?:my|mine|our|this|it|i (?:lose|lost)|did i|(?<!(?:how|what|where|when) )(?:do|am|have) i|rewrite|reword|shorten)\b/iu;

/** "Is it OK to ask?" is about asking: its "it" stands for nothing. */
const idleIt = /\bit['’]?s? (?:is )?(?!too )(?:\p{L}+ ){1,3}(?:to|that|if|when)\b/giu;

/** Whether a question is about the asker's own email rather than about emails. */
export function isAboutOwn(question: string): boolean {
  return own.test(question.replace(idleIt, ' '));
}
