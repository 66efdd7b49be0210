import type { Word } from '../../text/email.ts';
import { hasKnownThings, type Setting } from './has-known-things.ts';
import { hasOwnAntecedents } from './has-own-antecedents.ts';
import { opensLeaning, pointsBack } from './points-back.ts';

/** Whether a sentence says the same when nothing comes before it. */
export function standsAlone(
  setting: Setting,
  { text, words }: { readonly text: string; readonly words: readonly Word[] },
): boolean {
  return (
    !opensLeaning(text) &&
    !pointsBack(text) &&
    hasOwnAntecedents(setting.body, words) &&
    hasKnownThings(setting, words)
  );
}
