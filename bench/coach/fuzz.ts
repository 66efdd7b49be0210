import { parseArgs } from 'node:util';
import { stages, type Draft } from '@replysmith/coach';
import { developmentEmails } from '../development-emails.ts';
import { randomFrom, type Random } from '../numbers.ts';
import { brokenByRewrite, brokenByScore, brokenBySubjects } from './broken-laws.ts';
import { mutate } from './mutate.ts';

const { values: options } = parseArgs({
  options: {
    runs: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    /** One in this many inputs is rewritten; four times as many get subject ideas. */
    rewrite: { type: 'string', default: '20' },
  },
});
const runs = Number(options.runs);
const firstSeed = Number(options.seed);
const rewriteEvery = Number(options.rewrite);

const corpus = developmentEmails().map(({ body }) => body);
const failures = new Map<string, number[]>();
const slowest: { ms: number; seed: number; length: number; call: string }[] = [];

function draftFrom(random: Random): Draft {
  const body = mutate(random, corpus);
  const subject =
    random.below(10) === 0 ? null : mutate(random, corpus).slice(0, random.below(200));
  const stage = random.pick([undefined, ...stages]);
  return { subject, body, stage };
}

function attempt(call: string, seed: number, draft: Draft, laws: () => string[]): void {
  const start = performance.now();
  let found: string[];
  try {
    found = laws();
  } catch (error) {
    found = [`crash: ${String(error).split('\n')[0] ?? ''}`];
  }
  const ms = performance.now() - start;
  for (const law of found) failures.set(law, [...(failures.get(law) ?? []), seed]);
  if (ms > (slowest[4]?.ms ?? 0)) {
    slowest.push({ ms, seed, length: draft.body.length, call });
    slowest.sort((one, other) => other.ms - one.ms).splice(5);
  }
}

const began = performance.now();
let rewritten = 0;
for (let seed = firstSeed; seed < firstSeed + runs; seed += 1) {
  const random = randomFrom(seed);
  const draft = draftFrom(random);
  attempt('score', seed, draft, () => brokenByScore(draft));
  if (runs === 1 || seed % rewriteEvery === 0) {
    rewritten += 1;
    attempt('rewrite', seed, draft, () => brokenByRewrite(draft, random));
  }
  if (runs === 1 || (seed * 4) % rewriteEvery === 0) {
    attempt('subjects', seed, draft, () => brokenBySubjects(draft));
  }
}

const seconds = (performance.now() - began) / 1_000;
const crashes = [...failures].filter(([law]) => law.startsWith('crash'));
const crashed = crashes.reduce((sum, [, seeds]) => sum + seeds.length, 0);
console.log(
  `${runs} inputs, ${rewritten} of them rewritten, ${seconds.toFixed(0)} s, ${crashed} crashes`,
);
for (const [law, seeds] of failures) {
  console.log(`${seeds.length} × not "${law}": seeds ${seeds.slice(0, 5).join(', ')}`);
}
console.log('\nSlowest:');
for (const { ms, seed, length, call } of slowest) {
  console.log(
    `  ${call.padEnd(9)}${ms.toFixed(0).padStart(7)} ms, ${length} characters, seed ${seed}`,
  );
}
if (failures.size > 0) console.log('\nOne again: npm run bench coach/fuzz.ts -- --runs 1 --seed N');
