import type { Draft } from '../draft.ts';
import { score, type Score } from '../score/score.ts';
import { asksForFact } from '../text/tokens/asks-for-fact.ts';
import { fillBlanks } from '../text/tokens/fill-blanks.ts';
import { findBlanks } from '../text/tokens/find-blanks.ts';

/** What one blank is worth, in points of the score. */
export type WeighedBlank = {
  readonly label: string;
  /** What a good answer wins; 0 for a name, which only has to be there. */
  readonly wins: number;
  /** What the given answer wins or costs; null while there is none. */
  readonly won: number | null;
  /** What the given answer lacks, when it wins less than half of what a good one would. */
  readonly advice: string | null;
};

type Answers = Readonly<Record<string, string>>;

/** Something of the reader’s with a place and a day: it fits wherever a fact is asked for. */
const goodFact = 'your new depot in Leeds of 4 May';
const anyName = 'Robin';
const enough = 0.5;

/**
 * What each open blank of a draft is worth, each label once, with the other answers in their places.
 *
 * @example
 * weighBlanks({ subject: null, body: 'Hi Tom,\n\nI saw [fill in: which shop of theirs].' })[0]?.label; // 'which shop of theirs'
 * weighBlanks({ subject: null, body: 'Hi [fill in: first name],' })[0]?.wins; // 0
 */
export function weighBlanks(draft: Draft, answers: Answers = {}): readonly WeighedBlank[] {
  const blanks = findBlanks(`${draft.subject ?? ''}\n${draft.body}`);
  return [...new Set(blanks.map(({ label }) => label))].map((label) =>
    weigh(draft, label, answers),
  );
}

function weigh(draft: Draft, label: string, answers: Answers): WeighedBlank {
  const answer = Object.hasOwn(answers, label) ? answers[label]?.trim() : '';
  const others = Object.fromEntries(Object.entries(answers).filter(([other]) => other !== label));
  const open = filled(draft, others);
  const good = filled(draft, { ...others, [label]: asksForFact(label) ? goodFact : anyName });
  const wins = Math.max(0, good.value - open.value);
  if (!answer) return { label, wins, won: null, advice: null };
  const given = filled(draft, { ...others, [label]: answer });
  const won = given.value - open.value;
  return { label, wins, won, advice: won < wins * enough ? lackOf(given, good) : null };
}

function filled({ subject, body, ...rest }: Draft, answers: Answers): Score {
  const line = subject === null ? null : fillBlanks(subject, answers);
  return score({ ...rest, subject: line, body: fillBlanks(body, answers) });
}

/** The fix of the line that a good answer would have won most under. */
function lackOf(given: Score, good: Score): string | null {
  const lostMore = ({ rule, points }: Score['lines'][number]) =>
    (good.lines.find((line) => line.rule === rule)?.points ?? 0) - points;
  const [dearest] = given.lines.toSorted((one, other) => lostMore(other) - lostMore(one));
  return dearest && lostMore(dearest) > 0 ? dearest.fix : null;
}
