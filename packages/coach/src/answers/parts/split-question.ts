import { emailParts } from '../../lexicon/questions/email-parts.ts';
import { questionOpener } from '../../lexicon/questions/question-openers.ts';
import { capitalise } from '../../rewrite/wording/letter-case.ts';
import { isAboutOwn } from '../own-email.ts';
import { quoteWords } from '../words/quote-words.ts';

export type Part = {
  /** Ways to ask it, of which the first that is known is answered. */
  readonly ways: readonly string[];
  /** What is answered, in a word or in the asker's words. */
  readonly heading: string;
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
const thing = `(?:${emailParts.join('|')})`;
const owner = '(?:(?:my|the|our|this)\\s)?';
const itsThing = new RegExp(`\\bthe (${thing})\\b`, 'giu');
const determiner = /^(?:my|the|our|this)\s/iu;
const twoThings = new RegExp(`\\b(${owner}${thing}) (?:and|&) (${owner}${thing})\\b`, 'iu');
/** What is asked of the two together. */
const together =
  /\b(?:between|differ\w*|same|match\w*|together|fit|order|one|both be|versus|swap\w*|repeat\w*|connect\w*|contradict\w*)\b/iu;

const whole: Split = { parts: [], isAskedApart: false };

/** The questions in a question, in order; none where it asks for one thing. */
export function splitQuestion(question: string): Split {
  if (question.length > longest) return whole;
  const apart = question
    .split(boundary)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (apart.length > 1 && apart.length <= most && questionOpener.test(apart[0] ?? ''))
    return { parts: apart.map(isAboutOwn(question) ? ownPart : askedPart), isAskedApart: true };
  return together.test(question) ? whole : { parts: namedParts(question), isAskedApart: false };
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

/** "Is my subject and opening ok?" → "Is my subject ok?", "Is opening ok?" */
function namedParts(question: string): Part[] {
  const [both, ...things] = twoThings.exec(question) ?? [];
  if (both === undefined) return [];
  return things.map((thing) => {
    const name = thing.replace(determiner, '');
    return {
      ways: [question.replace(both, thing), `Is my ${name} good?`],
      heading: capitalise(name),
    };
  });
}
