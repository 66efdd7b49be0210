import { measureUnits } from '../../../lexicon/adopt/measures.ts';
import { hedged, quantifiers, weighty } from '../../../lexicon/adopt/strength.ts';
import { stemOf } from '../../units/stem-of.ts';
import { isContent, keptShare, kinKeys } from './kin.ts';

const all = quantifiers.length;
const sameStatement = 0.5;
const units: ReadonlySet<string> = new Set(
  Object.values(measureUnits).flatMap((spellings) => spellings.split(' ')),
);

/** Whether in the new words of one of the sentences "some" became "all", or what may be so is so. */
export function growsStronger(
  own: readonly (readonly string[])[],
  written: readonly string[],
): boolean {
  const stems = new Set(written.map(stemOf));
  const kin = new Set(written.flatMap(kinKeys));
  const theirs = strongest(written);
  const isGuarded = theirs > 0 || hedged.test(written.join(' '));
  return own.some((words) => {
    if (keptShare(words, kin) < sameStatement) return false;
    const mine = strongest(words);
    if (theirs > mine && (mine > 0 || theirs === all)) return true;
    if (isGuarded) return false;
    return weighty.test(words.join(' ')) || counted(words).some((stem) => stems.has(stem));
  });
}

function strongest(words: readonly string[]): number {
  return Math.max(0, ...words.map((word, at) => rankOf(word, words[at + 1])));
}

/** "every week" counts weeks, and "each other" nobody: they leave nobody out. */
function rankOf(word: string, next = ''): number {
  if (units.has(next) || next === 'other') return 0;
  return quantifiers.findIndex((rank) => rank.has(word)) + 1;
}

/** What the writer's "some" or "usually" stands before. */
function counted(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    const rank = rankOf(word, words[at + 1]);
    const next = words.slice(at + 1, at + 4).find(isContent);
    return rank === 0 || rank === all || next === undefined ? [] : [stemOf(next)];
  });
}
