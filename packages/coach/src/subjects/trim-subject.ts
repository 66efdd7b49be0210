import { clauseVerbs } from '../lexicon/topic-boundaries.ts';
import type { Email, ProtectedToken } from '../text/email.ts';
import type { PlainIdea } from './plain-idea.ts';
import { spokenSubject } from './spoken-subject.ts';

const slowStart =
  /^(?:(?:a |one |just a )?(?:quick|short|brief|small|simple) (?:question|note|idea|thought|word)(?: (?:about|on|regarding|for|re))?|question (?:about|on|regarding)|introducing(?: (?:our|the|a))?|regarding|concerning|(?:a )?(?:proposal|proposition|offer|request) (?:for|to|about)|introduction to|intro to|follow(?:ing)?[ -]up(?: on)?(?: my (?:last |previous )?(?:email|message|note))?(?: about)?|checking in(?: on| about)?|interested in|looking for|story idea|pitch|press release|opportunity (?:to|for)|how to)[:,\s]*/iu;
const joint =
  /,|\s[-–—|]|:|\s(?=(?:for|with|at|in|on|by|from|of|through|using|so|that|which|to|and|how|why|across|about)\s)/giu;
const mostWords = 6;

/** The longest beginning that is short enough and ends where a phrase ends. */
function shortened(subject: string): string {
  const ends = Array.from(subject.matchAll(joint), ({ index }) => index).reverse();
  const starts = ends.map((end) => subject.slice(0, end).trim());
  const isPhrase = (start: string) => {
    const words = start.toLowerCase().split(/\s+/u);
    return words.length <= mostWords && !words.some((word) => clauseVerbs.has(word));
  };
  return starts.find(isPhrase) ?? subject;
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
  if (core.split(/\s+/u).length > mostWords) ideas.push({ subject: shortened(core), reason });
  return ideas;
}
