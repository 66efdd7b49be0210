import { parseDraft, rewrite, score, suggestSubjects } from '@replysmith/coach';
import { Bench } from 'tinybench';
import { sampleEmail } from '../tools/product/sample-email.ts';

const draft = parseDraft(sampleEmail);
const long = { subject: 'A long one', body: sampleEmail.repeat(20).slice(0, 20_000) };

const bench = new Bench({ time: 1_500, warmupTime: 500 });
bench
  .add(`score, ${draft.body.split(/\s+/).length} words`, () => score(draft))
  .add('score, 20,000 characters', () => score(long))
  .add('rewrite, the same email', () => rewrite(draft))
  .add('subject ideas', () => suggestSubjects(draft));
await bench.run();

for (const { name, result } of bench.tasks) {
  if (result.state !== 'completed') throw new Error(`${name} did not finish`);
  const { p50, p99, samplesCount } = result.latency;
  console.log(
    `${name.padEnd(28)} median ${p50.toFixed(2)} ms, 99th ${p99.toFixed(2)} ms, ${samplesCount} runs`,
  );
}
