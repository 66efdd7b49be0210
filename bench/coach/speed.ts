import {
  composeEmail,
  formatDraft,
  parseBrief,
  review,
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
import writeGood from 'write-good';
import { developmentEmails } from '../development-emails.ts';
import { quantile } from '../numbers.ts';

/** Comparable advice from retext: plain words, passives, reading ease, hedges. */
const prose = retext()
  .use(retextEnglish)
  .use(retextSimplify)
  .use(retextPassive)
  .use(retextReadability)
  .use(retextIntensify)
  .freeze();

/** Every email is used once: the coach caches, and a user's email is new. */
const material = developmentEmails()
  .map(({ body }) => body)
  .join('\n\n');

const draftOf = (body: string): Draft => ({ subject: 'Pallet losses at Dunmore', body });

/** Non-overlapping stretches of this many words. */
function draftsOf(count: number, most: number): Draft[] {
  const words = material.match(/\S+\s*/gu) ?? [];
  const starts = Array.from({ length: Math.min(most, Math.floor(words.length / count)) });
  return starts.map((_, at) => draftOf(words.slice(at * count, (at + 1) * count).join('')));
}
const lengths = {
  '20 words': draftsOf(20, 600),
  '150 words': draftsOf(150, 400),
  '2,000 words': draftsOf(2_000, 80),
};

type Times = { readonly p50: number; readonly p95: number };

/** Milliseconds per call, without the first fifth, which warms up. */
async function timesOf(calls: readonly (() => unknown)[]): Promise<Times> {
  const samples: number[] = [];
  for (const call of calls) {
    const start = performance.now();
    await call();
    samples.push(performance.now() - start);
  }
  const warm = samples.slice(Math.ceil(samples.length / 5)).toSorted((one, other) => one - other);
  return { p50: quantile(warm, 0.5), p95: quantile(warm, 0.95) };
}

console.log('p50 and p95 in milliseconds; × is retext or write-good over the coach, at p50\n');
for (const [length, drafts] of Object.entries(lengths)) {
  /** Each call gets emails of its own. */
  const timesWith = (at: number, call: (draft: Draft) => unknown) =>
    timesOf(drafts.filter((_, index) => index % 4 === at).map((draft) => () => call(draft)));
  const coach = await timesWith(0, score);
  const rows: Record<string, Times> = {
    score: coach,
    retext: await timesWith(0, (draft) => prose.processSync(formatDraft(draft))),
    'write-good': await timesWith(0, (draft) => writeGood(formatDraft(draft))),
    rewrite: await timesWith(1, (draft) => rewrite(draft)),
    subjects: await timesWith(2, (draft) => suggestSubjects(draft)),
    review: await timesWith(3, (draft) => review(draft)),
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
const { p50, p95 } = await timesOf(Array.from({ length: 500 }, () => () => composeEmail(brief)));
console.log(
  `an email from a brief\n  ${'compose'.padEnd(12)}${p50.toFixed(2).padStart(9)}${p95.toFixed(2).padStart(9)}`,
);
