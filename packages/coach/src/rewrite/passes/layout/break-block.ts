import { paragraphs } from '../../../rules/form/paragraphs.ts';
import type { Email } from '../../../text/email.ts';
import type { Candidate } from '../../candidate.ts';
import { newlineOf } from '../../wording/newline.ts';

/** Which sentences open a paragraph: the middle one by words, and the ask when it comes last. */
function openings(email: Email): number[] {
  const block = email.paragraphs[0];
  const sentences = block?.sentences ?? [];
  const last = sentences.at(-1);
  const asksLast = email.asks.some(({ sentence }) => sentence.start === last?.start);
  const until = asksLast ? sentences.length - 1 : sentences.length;
  const total = sentences.slice(0, until).reduce((sum, { words }) => sum + words.length, 0);
  const found: number[] = asksLast && until > 0 ? [until] : [];
  let read = 0;
  for (let index = 0; index < until - 1 && until >= 3; index += 1) {
    read += sentences[index]?.words.length ?? 0;
    if (read * 2 < total) continue;
    if (!found.includes(index + 1)) found.unshift(index + 1);
    break;
  }
  return found;
}

/** One long block becomes two or three paragraphs. */
export function breakBlock(email: Email): Candidate[] {
  const [block] = email.paragraphs;
  if (!block || email.paragraphs.length > 1 || !paragraphs.check(email)) return [];
  if (block.text.includes('\n')) return [];
  const line = newlineOf(email.body);
  return openings(email).flatMap((index): Candidate[] => {
    const previous = block.sentences[index - 1];
    const next = block.sentences[index];
    if (!previous || !next) return [];
    return [
      {
        field: 'body',
        start: previous.end,
        end: next.start,
        after: line + line,
        rule: paragraphs.id,
        reason: `One block of ${email.words.length} words is easier to take in with a break here.`,
      },
    ];
  });
}
