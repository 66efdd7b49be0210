import {
  composeEmail,
  formatDraft,
  parseBrief,
  rewrite,
  score,
  suggestSubjects,
  type Draft,
} from '@replysmith/coach';
import { retext } from 'retext';
import retextEnglish from 'retext-english';
import retextIntensify from 'retext-intensify';
import retextPassive from 'retext-passive';
import retextReadability from 'retext-readability';
import retextSimplify from 'retext-simplify';
import { Bench } from 'tinybench';
import writeGood from 'write-good';
import { developmentEmails } from '../development-emails.ts';
import { quantile } from '../quantile.ts';

/** The same kinds of advice as far as retext gives them: plain words, passives, reading ease, hedges. */
const prose = retext()
  .use(retextEnglish)
  .use(retextSimplify)
  .use(retextPassive)
  .use(retextReadability)
  .use(retextIntensify)
  .freeze();

/** Different emails one after another, so that no length is reached by repeating a text. */
const material = developmentEmails()
  .map(({ body }) => body)
  .join('\n\n');

const draftOf = (body: string): Draft => ({ subject: 'Pallet losses at Dunmore', body });
const words = (count: number) =>
  draftOf(
    material
      .match(/\S+\s*/gu)
      ?.slice(0, count)
      .join('') ?? '',
  );
const lengths = {
  '20 words': words(20),
  '150 words': words(150),
  '2,000 words': words(2_000),
  '20,000 characters': draftOf(material.slice(0, 20_000)),
};

type Times = { readonly p50: number; readonly p95: number };

/** Milliseconds a call takes. */
async function timesOf(call: () => unknown): Promise<Times> {
  const bench = new Bench({ time: 1_500, warmupTime: 300, iterations: 10, retainSamples: true });
  bench.add('call', call);
  await bench.run();
  const result = bench.tasks[0]?.result;
  if (result?.state === 'errored') throw result.error;
  if (result?.state !== 'completed') throw new Error('a call did not finish');
  const samples = result.latency.samples ?? [];
  return { p50: quantile(samples, 0.5), p95: quantile(samples, 0.95) };
}

console.log('p50 and p95 in milliseconds; × is retext or write-good over the coach, at p50\n');
for (const [length, draft] of Object.entries(lengths)) {
  const text = formatDraft(draft);
  const coach = await timesOf(() => score(draft));
  const rows: Record<string, Times> = {
    score: coach,
    retext: await timesOf(() => prose.processSync(text)),
    'write-good': await timesOf(() => writeGood(text)),
    rewrite: await timesOf(() => rewrite(draft)),
    subjects: await timesOf(() => suggestSubjects(draft)),
  };
  console.log(length);
  for (const [name, { p50, p95 }] of Object.entries(rows)) {
    const ratio = ['retext', 'write-good'].includes(name)
      ? `× ${(p50 / coach.p50).toFixed(1)}`
      : '';
    console.log(
      `  ${name.padEnd(12)}${p50.toFixed(2).padStart(9)}${p95.toFixed(2).padStart(9)}   ${ratio}`,
    );
  }
}

const brief = parseBrief(`Category: Cold Outreach
Audience: CFOs at Series A startups
Tone: Professional
Pain points:
- closing the books takes three weeks
Call to action: Book a 15-minute call
Context: Ledgerline reads bank feeds and prepares the month-end close. Our 31 customers close in four days.`);
if (brief === null) throw new Error('the brief cannot be read');
const { p50, p95 } = await timesOf(() => composeEmail(brief));
console.log(
  `an email from a brief\n  ${'compose'.padEnd(12)}${p50.toFixed(2).padStart(9)}${p95.toFixed(2).padStart(9)}`,
);
