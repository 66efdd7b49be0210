import type { Email, Word } from '../../../document/email.ts';
import type { Candidate } from '../../candidate.ts';

const shoutedWords: ReadonlySet<string> = new Set(
  'ALL ALWAYS AMAZING BEST BIG EVERY EVER FAST FREE GREAT GUARANTEE GUARANTEED HUGE IMPORTANT INCREDIBLE LIMITED MUST NEVER NEW NOT NOW ONLY PLEASE REALLY SAVE TODAY TOP URGENT VERY ZERO'.split(
    ' ',
  ),
);

/** "GO HAWKS!" is a call, and stays one. */
const longestSlogan = 4;

function reason(count: string): string {
  return `${count} reads as shouting to someone who does not know you.`;
}

const jobs: ReadonlySet<string> = new Set('ACT BOOK BUY CALL CLICK LOVE ORDER REPLY'.split(' '));

/** "ACT NOW": beside a shouted word a job is shouted too; alone it may be a name. */
function isShouted({ text }: Word, at: number, words: readonly Word[]): boolean {
  const beside = [words[at - 1], words[at + 1]];
  return (
    shoutedWords.has(text) ||
    (jobs.has(text) && beside.some((other) => shoutedWords.has(other?.text ?? '')))
  );
}

function lowerShoutedWords(email: Email): Candidate[] {
  return email.sentences.flatMap((sentence) =>
    sentence.words.filter(isShouted).map(({ start, end, text }) => {
      const lower = text.toLowerCase();
      const opens = start === sentence.start;
      return {
        field: 'body' as const,
        start,
        end,
        after: opens ? text.slice(0, 1) + lower.slice(1) : lower,
        rule: 'exclamation-marks',
        reason: reason(`“${text}”`),
      };
    }),
  );
}

/** One exclamation mark is warm; a second becomes a full stop and "!!" becomes "!". */
function quietenMarks(email: Email): Candidate[] {
  let seen = 0;
  return email.sentences.flatMap((sentence) => {
    const marks = /[!?]+$/u.exec(sentence.text)?.[0];
    if (!marks || marks === '?') return [];
    const isQuestion = marks.includes('?');
    if (!isQuestion) seen += 1;
    const isSlogan = sentence.words.length <= longestSlogan && !/\p{Ll}/u.test(sentence.text);
    const after = isQuestion ? '?' : seen === 1 || isSlogan ? '!' : '.';
    if (after === marks) return [];
    const end = sentence.end;
    return [
      {
        field: 'body' as const,
        start: end - marks.length,
        end,
        after,
        rule: 'exclamation-marks',
        reason: reason(marks.length > 1 ? `“${marks}”` : 'More than one exclamation mark'),
      },
    ];
  });
}

export function calmShouting(email: Email): Candidate[] {
  return [...lowerShoutedWords(email), ...quietenMarks(email)];
}
