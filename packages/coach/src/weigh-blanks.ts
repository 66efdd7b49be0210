import { asksForFact, findBlanks } from './blanks.ts';
import { fillBlanks } from './fill-blanks.ts';
import type { Draft } from './draft.ts';
import { type Score, score } from './score/score.ts';

/** What one blank is worth, in points of the score, on top of the blanks before it. */
export type WeighedBlank = {
  readonly label: string;
  /** What a good answer wins; mostly 0 for a name, which is merely required. */
  readonly wins: number;
  /** What the given answer wins or costs; null while there is none. */
  readonly won: number | null;
  /** What the given answer lacks, when it wins less than half of what a good one would. */
  readonly advice: string | null;
};

type Answers = Readonly<Record<string, string>>;

/** Typical good answers: about the reader, the offer, and its results for others. */
const goodFacts = [
  'your new depot in Leeds of 4 May',
  'we enter your phone orders from 7 to 10 each morning, for £90 a month',
  'nine bakeries in Leeds saved six hours a week with it in March',
];
const anyName = 'Robin';
const enough = 0.5;

/**
 * What each blank of a draft is worth, each label once, in reading order. The answers come first,
 * each on top of the ones before it, then what is open on top of them all: so what was won adds up
 * to what the score rose by, and what is still to win to what it can rise by.
 *
 * @example
 * weighBlanks({ subject: null, body: 'Hi Tom,\n\nI saw [fill in: which shop of theirs].' })[0]?.label; // 'which shop of theirs'
 * weighBlanks({ subject: null, body: 'Hi [fill in: first name],' })[0]?.wins; // 0
 */
export function weighBlanks(draft: Draft, answers: Answers = {}): readonly WeighedBlank[] {
  const blanks = findBlanks(`${draft.subject ?? ''}\n${draft.body}`);
  const labels = [...new Set(blanks.map(({ label }) => label))];
  if (labels.length === 0) return [];
  const answerTo = (label: string) =>
    (Object.hasOwn(answers, label) && answers[label]?.trim()) || null;
  const [answered, open] = [labels.filter(answerTo), labels.filter((label) => !answerTo(label))];

  let placed: Answers = {};
  let before = filled(draft, placed);
  const weighed = [...answered, ...open].map((label): WeighedBlank => {
    const answer = answerTo(label);
    const good = (asksForFact(label) ? goodFacts : [anyName])
      .map((fact) => ({ fact, score: filled(draft, { ...placed, [label]: fact }) }))
      .reduce((best, one) => (one.score.value > best.score.value ? one : best));
    const wins = Math.max(0, good.score.value - before.value);
    if (!answer) {
      // A blank that none of these improves stays open, and is ignored for the others.
      if (wins > 0) [placed, before] = [{ ...placed, [label]: good.fact }, good.score];
      return { label, wins, won: null, advice: null };
    }
    placed = { ...placed, [label]: answer };
    const after = filled(draft, placed);
    const won = after.value - before.value;
    before = after;
    return { label, wins, won, advice: won < wins * enough ? lackOf(after, good.score) : null };
  });
  return weighed.toSorted((one, other) => labels.indexOf(one.label) - labels.indexOf(other.label));
}

function filled({ subject, body, ...rest }: Draft, answers: Answers): Score {
  const line = subject === null ? null : fillBlanks(subject, answers);
  return score({ ...rest, subject: line, body: fillBlanks(body, answers) });
}

/** The fix of the line that a good answer would have won most under. */
function lackOf(current: Score, good: Score): string | null {
  const lostMore = ({ rule, points }: Score['lines'][number]) =>
    (good.lines.find((line) => line.rule === rule)?.points ?? 0) - points;
  const [costliest] = current.lines.toSorted((one, other) => lostMore(other) - lostMore(one));
  return costliest && lostMore(costliest) > 0 ? costliest.fix : null;
}
