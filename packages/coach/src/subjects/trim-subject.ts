import { clauseVerbs } from '../lexicon/topic-boundaries.ts';
import type { Email, ProtectedToken } from '../text/email.ts';
import type { PlainIdea } from './plain-idea.ts';

const fakeReply = /^(?:(?:re|fwd?|aw|antwort|wg|sv|vb|vs|vl)\s*:\s*)+/iu;
const slowStart =
  /^(?:(?:a |one |just a )?(?:quick|short|brief|small|simple) (?:question|note|idea|thought|word)(?: (?:about|on|regarding|for|re))?|question (?:about|on|regarding)|regarding|concerning|(?:a )?(?:proposal|proposition|offer|request) (?:for|to|about)|introduction to|intro to|follow(?:ing)?[ -]up(?: on)?(?: my (?:last |previous )?(?:email|message|note))?(?: about)?|checking in(?: on| about)?|interested in|looking for|story idea|pitch|press release|opportunity (?:to|for)|how to)[:,\s]*/iu;
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

/** Short words in capitals may be acronyms and stay. */
function calm(shouted: string): string {
  const isAcronym = (word: string) =>
    /^(?:AI|API|B2B|CEO|CRM|CTO|HR|IT|PR|ROI|SEO|SMS|UK|US|USA|EU)$/u.test(word);
  return shouted.replace(/[\p{L}\p{N}]+/gu, (word) =>
    isAcronym(word) ? word : word.toLowerCase(),
  );
}

/** The writer's own subject, without the words before and after its point. */
export function trimSubject(email: Email): PlainIdea[] {
  const subject = (email.subject ?? '').trim();
  const plain = subject.replace(fakeReply, '').replace(/[!?.\s]+$/u, '');
  const core = plain.replace(slowStart, '').trim();
  const isShouted = /\p{Lu}/u.test(plain) && plain === plain.toUpperCase();
  if (email.protectedTokens.some(isTagInSubject)) return [];
  if (isShouted)
    return [{ subject: calm(plain), reason: 'Your own subject, spoken and not shouted.' }];
  const reason = 'Your own subject, without the words that delay it.';
  const ideas: PlainIdea[] = [];
  if (plain !== subject && plain !== '') ideas.push({ subject: plain, reason });
  if (core !== plain && core !== '') ideas.push({ subject: core, reason });
  if (core.split(/\s+/u).length > mostWords) ideas.push({ subject: shortened(core), reason });
  return ideas;
}
