import type { Word } from '../../document/email.ts';
import { type Setting, hasKnownThings } from './has-known-things.ts';
import { hasOwnAntecedents } from './has-own-antecedents.ts';
import { opensLeaning, pointsBack } from './points-back.ts';

const doing =
  /(?:[^s]s|ed)$|^(?:did|do|sold|made|sent|got|took|built|ran|shipped|have|had|next|last|first|our|your)$/u;
const afterCount = /^(?:an?|per|in|each|every|with|by|from|within|last|this)$/u;

/** "Tidewear does 900 a day": nine hundred of what was said before. */
function countsUnnamed(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    const next = words[at + 1]?.key;
    const isBare = /^\p{N}{1,3}(?:,?\p{N}{3})*$/u.test(text);
    if (!isBare || (next !== undefined && !afterCount.test(next))) return false;
    return doing.test(words[at - 1]?.key ?? '') && !words.slice(0, at).some(isFigure);
  });
}

function isFigure({ text }: Word): boolean {
  return /^\p{N}/u.test(text);
}

/** Whether a sentence says the same when nothing comes before it. */
export function standsAlone(
  setting: Setting,
  { text, words }: { readonly text: string; readonly words: readonly Word[] },
): boolean {
  return (
    !opensLeaning(text) &&
    !pointsBack(text) &&
    !countsUnnamed(words) &&
    hasOwnAntecedents(setting.body, words) &&
    hasKnownThings(setting, words)
  );
}
