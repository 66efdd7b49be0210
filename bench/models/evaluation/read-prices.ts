import type { Prices } from './summarise.ts';

export type PricesOf = (model: string) => Prices | null;

/**
 * Reads prices per million tokens: one for all models, or one for each in their order. Null for
 * every model when none is given.
 */
export function readPrices(
  models: readonly string[],
  priceIn: string | undefined,
  priceOut: string | undefined,
): PricesOf {
  if (priceIn === undefined && priceOut === undefined) return () => null;
  const [ins, outs] = [priceIn ?? '', priceOut ?? ''].map((list) => numbersOf(list, models));
  return (model) => {
    const at = models.indexOf(model);
    return { in: ins?.[at] ?? 0, out: outs?.[at] ?? 0 };
  };
}

function numbersOf(list: string, models: readonly string[]): number[] {
  const numbers = list.split(',').map((text) => (text.trim() === '' ? NaN : Number(text)));
  const all = numbers.length === 1 ? models.map(() => numbers[0] ?? NaN) : numbers;
  if (all.length === models.length && all.every((price) => price >= 0)) return all;
  throw new Error('Give --price-in and --price-out: one price, or one for each model.');
}
