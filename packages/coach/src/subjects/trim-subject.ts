import type { Email, ProtectedToken } from '../document/email.ts';
import { clauseVerbs } from '../lexicon/topics/topic-boundaries.ts';
import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import type { PlainIdea } from './idea.ts';
import { spokenSubject } from './spoken-subject.ts';

const slowStart =
  /^(?:(?:a |one |just a )?(?:quick|short|brief|small|simple) (?:question|note|idea|thought|word)(?: (?:about|on|regarding|for|re))?|question (?:about|on|regarding)|introducing(?: (?:our|the|a))?|regarding|concerning|(?:a )?(?:proposal|proposition|offer|request) (?:for|to|about|regarding|concerning)(?: (?:the|our))?|introduction to|intro to|follow(?:ing)?[ -]up(?: again)?(?: on)?(?: my (?:last |previous )?(?:email|message|note))?(?: about)?|checking in(?: on| about)?|interested in|looking for|story idea|pitch|press release|opportunity (?:to|for)|how to)[:,\s]*/iu;

/** The writer's own break. */
const ownBreak = /,|\s[-–—|]|:/u;

const joint =
  /,|\s[-–—|]|:|\s(?=(?:for|with|at|in|on|by|from|of|through|using|so|to|and|how|why|across|about|towards?|between|among|during|into|after|before|when|while|if|as|where|today|looking|seeking)\s)|(?<=\s\p{L}+)\s(?=\p{Ll}{3,}ing\s)/giu;

const trailing = /\s+(?:today|now|soon|here)$/iu;

const mostWords = 6;

/** "Guest idea: …" names a kind of email and not its point. */
const fewestBeforeColon = 3;

/** "Enquiry in relation | to": the last word belongs to what was cut. */
const unfinished =
  /\b(?:(?:in|with|on|as|by|at) (?:relation|regards?|respect|reference|response|order|addition|connection|view|light|part|behalf|terms|case|need|search|favou?r|spite|lieu|front|line|means|way|account|top))$/iu;

/** "Borewell: water | at 190 feet": after the break too little is left. */
const begun = /\s[-–—|]\s|:\s+\S+$/u;

const lastWord = /(\p{L}[\p{L}'’]*)\P{L}*$/u;

const cannotEnd =
  /^(?:new|great|best|free|your|our|my|leading|special|exclusive|more|most|very|not|who|which|that|looking|seeking|offering|asking|launching|raising|coming|starting|serving|growing|available|number|amount|lots?|kinds?|sorts?|range|series|couple|ways?)$/iu;

function isWhole(start: string): boolean {
  const word = lastWord.exec(start)?.[1] ?? '';
  return (
    !unfinished.test(start) &&
    !begun.test(start) &&
    !cannotEnd.test(word) &&
    !englishFunctionWords.has(word.toLowerCase())
  );
}

/** The longest beginning that is short enough and ends where a phrase ends; null for none. */
function shortened(subject: string): string | null {
  const starts = Array.from(subject.matchAll(joint), ({ index }) => ({
    start: subject
      .slice(0, index)
      .replace(/[\s,;:–—-]+$/u, '')
      .replace(trailing, ''),
    isOwn: ownBreak.test(subject.slice(index, index + 2)),
    isLabel: subject[index] === ':',
  })).reverse();
  const isPhrase = ({ start, isOwn, isLabel }: (typeof starts)[number]) => {
    const words = start.toLowerCase().split(/\s+/u);
    const isClause = words.some((word) => clauseVerbs.has(word));
    if (isLabel && words.length < fewestBeforeColon) return false;
    return words.length <= mostWords && isWhole(start) && (isOwn || !isClause);
  };
  return starts.find(isPhrase)?.start ?? null;
}

function isTagInSubject({ kind, field }: ProtectedToken): boolean {
  return kind === 'merge_tag' && field === 'subject';
}

/** The writer's own subject, without the words before and after its point. */
export function trimSubject(email: Email): PlainIdea[] {
  const subject = (email.subject ?? '').trim();
  if (email.protectedTokens.some(isTagInSubject)) return [];
  const plain = spokenSubject(email);
  const wasShouted = plain !== subject && subject.toLowerCase().includes(plain.toLowerCase());
  const core = plain.replace(slowStart, '').trim();
  const reason = 'Your own subject, without the words that delay it.';
  const ideas: PlainIdea[] = [];
  if (wasShouted) ideas.push({ subject: plain, reason: 'Your own subject, said calmly.' });
  if (core !== plain && core !== '') ideas.push({ subject: core, reason });
  if (core.split(/\s+/u).length > mostWords) {
    const subject = shortened(core);
    if (subject !== null && subject.replace(slowStart, '') !== '') ideas.push({ subject, reason });
  }
  return ideas;
}

export const small = new Set('a an the your for of about at on to s question idea'.split(' '));
