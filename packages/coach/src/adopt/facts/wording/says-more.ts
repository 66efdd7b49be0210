import type { Sources } from '../sources.ts';
import { changesMeasure } from './changes-measure.ts';
import { growsStronger } from './grows-stronger.ts';
import { loosensFigure } from './loosens-figure.ts';
import { promisesMore } from './promises-more.ts';
import { swapsWord } from './swaps-word.ts';
import { wordsIn } from './words-in.ts';

/** A question, or an order that is put politely. */
const asks = (sentence: string) => /\?\s*$|\bplease\b/iu.test(sentence);

/**
 * Whether the writer's sentences say more in their new words: another measure, a bound or a "may" less, a promise, a
 * thing that nobody named. A question states little, and is asked how the editor likes.
 */
export function saysMore(
  own: readonly string[],
  written: readonly string[],
  sources: Sources,
): boolean {
  const [mine, theirs] = [wordsIn(own.join(' ')), wordsIn(written.join(' '))];
  const told = wordsIn(written.filter((one) => !asks(one)).join(' '));
  return (
    changesMeasure(mine, theirs, sources, told.length === 0) ||
    loosensFigure(mine, theirs) ||
    promisesMore(mine, theirs, sources) ||
    growsStronger(own.filter((one) => !asks(one)).map(wordsIn), told) ||
    swapsWord(mine, told, sources)
  );
}
