import type { Pool } from 'pg';
import { quantile } from '../numbers.ts';
import type { Kind, Outcome } from './outcome.ts';
import type { Verdict } from './verdict.ts';

const rounded = (value: number) => value.toFixed(0).padStart(6);

/** One line for each action, and one for all. */
export function showTimes({ times }: Outcome, seconds: number): void {
  const line = (name: string, some: readonly number[]) => {
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => rounded(quantile(some, share)));
    const rate = (some.length / seconds).toFixed(1).padStart(7);
    console.log(`  ${name.padEnd(20)} ${rate}/s  p50 ${p50}  p95 ${p95}  p99 ${p99} ms`);
  };
  for (const [name, some] of times) line(name, some);
  line('all', [...times.values()].flat());
}

export function rateOf({ times }: Outcome, seconds: number): number {
  return [...times.values()].flat().length / seconds;
}

const meanings: Readonly<Record<Kind, string>> = {
  mended: 'the page asked again by itself',
  promised: 'people were told that it did not work, as promised where a server dies',
  unexpected: 'NOT EXPECTED',
};

/** What came instead of what was asked for, and what people saw of it. */
export function showTroubles({ troubles }: Outcome): void {
  for (const [kind, meaning] of Object.entries(meanings) as [Kind, string][]) {
    for (const [what, times] of troubles[kind]) console.log(`  ${meaning}: ${times} × ${what}`);
  }
}

/** Prints what was judged; returns whether all of it is 0. */
export function showVerdict(verdict: Verdict): boolean {
  const missed = [...verdict].filter(([, count]) => count > 0);
  const all = [...verdict].map(([what, count]) => `${count} ${what}`).join(', ');
  console.log(`  ${missed.length > 0 ? 'MISSED' : 'held'}: ${all}`);
  return missed.length === 0;
}

/** Waits until every request is settled, as those of killed servers are by the others. */
export async function untilSettled(database: Pool): Promise<number> {
  const begin = performance.now();
  for (;;) {
    const { rows } = await database.query("SELECT FROM ai_requests WHERE status = 'running'");
    if (rows.length === 0) return performance.now() - begin;
    if (performance.now() - begin > 60_000) throw new Error(`${rows.length} stay unsettled.`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}
