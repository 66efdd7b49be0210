import { numberWords } from '../../lexicon/layout/number-words.ts';
import type { Word } from '../../document/email.ts';

const span = 'day|night|week|month|quarter|year';
const season = 'spring|summer|autumn|winter';
const nounInEd = '(?:hundred|moped|watershed|shred|(?:flower|flat|river|sea|sun)bed|\\p{L}*eed)';

/** The words of an idea that no whole thing has, each with the words that stood around it. */
const torn: readonly RegExp[] = [
  // "by asking who'd write", "undertaken throughout the spring"
  / (?:who|whom|whose|which|what|where|when|how|why|that|throughout|during|within|among)(?:['’]\p{L}+)?$/u,
  // "Two bakers on our list live near", "the practice fills slots", but "where your tenants live"
  /^(?!(?:.* )?(?:what|where|how|going) ).* (?:live|puts|pays|fills)$/u,
  // "less drag with a pitched blade"
  new RegExp(` an? (?!${nounInEd}$)\\p{L}{3,}ed$`, 'u'),
  // "It went down": what one does, and nothing that is done
  /^\p{L}+ing (?:up|down|off|out|away|back|over|on|in)$/u,
  // "Last month's column", but "winter's boiler checks"
  new RegExp(`^(?:${span})['’]s `, 'u'),
  // "You wrote last summer about the soil"
  new RegExp(`^(?:${span}|${season}) about `, 'u'),
  // "I test health apps for a living"
  / for a living$/u,
];

/** Whether the words of an idea show by themselves that they were torn out of a sentence. */
export function isFragment(words: readonly Pick<Word, 'key'>[]): boolean {
  const text = words.map(({ key }) => key).join(' ');
  return isRate(words) || torn.some((pattern) => pattern.test(text));
}

/** "One pothole claim in ten" */
function isRate(words: readonly Pick<Word, 'key'>[]): boolean {
  return words.at(-2)?.key === 'in' && numberWords.has(words.at(-1)?.key ?? '');
}
