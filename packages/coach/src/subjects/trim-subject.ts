import type { Email, ProtectedToken } from '../text/email.ts';
import type { PlainIdea } from './subject-ideas.ts';

const fakeReply = /^(?:(?:re|fwd?|aw|antwort|wg|sv|vb|vs|vl)\s*:\s*)+/iu;
const slowStart =
  /^(?:(?:a |one |just a )?(?:quick|short|brief|small|simple) (?:question|note|idea|thought|word)(?: (?:about|on|regarding|for|re))?|question (?:about|on|regarding)|regarding|concerning|(?:a )?(?:proposal|proposition|offer|request) (?:for|to|about)|introduction to|intro to|follow(?:ing)?[ -]up(?: on)?(?: my (?:last |previous )?(?:email|message|note))?(?: about)?|checking in(?: on| about)?|interested in|looking for|opportunity (?:to|for)|how to)[:,\s]*/iu;
const tail =
  /\s+(?:(?:for|with|at|in|on|by|from|through|using|so|that|which|to|and)\s.*|[-–—|:]\s.*)$/iu;

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
  const shorter = core.replace(tail, '');
  if (shorter !== core && shorter.length >= 6) ideas.push({ subject: shorter, reason });
  return ideas;
}
