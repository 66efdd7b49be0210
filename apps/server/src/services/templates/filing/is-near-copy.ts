import { foldText } from '@replysmith/contract';

/** Words that are compared as one: a changed word changes three of these. */
const run = 3;
/** From such a share of runs in common on, two texts say the same. */
const nearly = 0.75;
const longestCompared = 5_000;

/** Whether two texts are the same but for a word here and there. */
export function isNearCopy(one: string, other: string): boolean {
  const [runs, theirs] = [runsOf(one), runsOf(other)];
  const both = [...runs].filter((words) => theirs.has(words)).length;
  return runs.size > 0 && both / (runs.size + theirs.size - both) >= nearly;
}

function runsOf(text: string): ReadonlySet<string> {
  const words = foldText(text.slice(0, longestCompared)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const count = Math.max(1, words.length - run + 1);
  if (words.length === 0) return new Set();
  return new Set(Array.from({ length: count }, (_, at) => words.slice(at, at + run).join(' ')));
}
