import { quantile } from '../../numbers.ts';
import type { Call } from './call-provider.ts';
import { stageNames, type Stages } from './call-product.ts';

/** One round: the same request by each way, one after another. */
export type Round = {
  readonly provider: Call;
  readonly sdk: Call;
  readonly product: Call & { readonly stages: Stages; readonly calls: number };
};

/** The 10th, the median and the 95th of 100; the first is the least disturbed by a busy machine. */
function spread(numbers: readonly number[]): string {
  return [0.1, 0.5, 0.95].map((share) => quantile(numbers, share).toFixed(1).padStart(8)).join('');
}

export function showOverhead(rounds: readonly Round[]): void {
  const line = (name: string, first: readonly number[], total: readonly number[]) =>
    console.log(`${name.padEnd(44)}${spread(first)}  ${spread(total)}`);
  const ways = { provider: 'the provider', sdk: 'the AI SDK', product: 'the product' } as const;

  console.log(`${'ms'.padEnd(44)}${'first token'.padStart(24)}  ${'all of it'.padStart(24)}`);
  const columns = ['10th', 'median', '95th'].map((name) => name.padStart(8)).join('');
  console.log(`${''.padEnd(44)}${columns}  ${columns}`);
  for (const way of ['provider', 'sdk', 'product'] as const) {
    const calls = rounds.map((round) => round[way]);
    line(
      ways[way],
      calls.map(({ first }) => first),
      calls.map(({ total }) => total),
    );
  }
  for (const way of ['sdk', 'product'] as const) {
    const more = (part: keyof Call) =>
      rounds.map((round) => round[way][part] - round.provider[part]);
    line(`${ways[way]} − the provider, same round`, more('first'), more('total'));
  }

  const calls = quantile(
    rounds.map(({ product }) => product.calls),
    0.5,
  );
  console.log(`\nOf the product, in order; it asked the model ${calls} times for an answer`);
  for (const stage of ['stored', 'scored', 'requested', 'shown', 'more', 'answered'] as const) {
    const times = rounds.map(({ product }) => product.stages[stage]);
    console.log(`  ${stageNames[stage].padEnd(42)}${spread(times)}`);
  }
}
