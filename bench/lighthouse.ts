import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { launchOptions } from '../tools/browser/launch-options.ts';
import { publicAddresses, withFewAlike } from '../tools/product/public-addresses.ts';
import { withProduct } from '../tools/product/running-server.ts';
import { quantile } from './numbers.ts';

const minimumOf = (path: string) => (path === '/' ? 98 : 95);
const mostShift = 0.05;
const runs = 3;

const all = process.argv.includes('--all');
const named = process.argv.slice(2).filter((each) => each.startsWith('/'));

/** With all it needs it weighs 176 MB, so it is fetched by whoever measures rather than installed. */
const lighthouse = 'lighthouse@13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const figures = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  tbt: 'total-blocking-time',
} as const;

const Audit = z.object({
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
  displayValue: z.string().optional(),
});
const Category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const Report = z.object({
  runtimeError: z.object({ message: z.string() }).optional(),
  categories: z.record(z.string(), Category),
  audits: z.record(z.string(), Audit),
});

type Reading = {
  /** Of 100, in the order of `categories`. */
  readonly scores: readonly number[];
  /** Milliseconds. */
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** What took points, the heaviest first. */
  readonly faults: readonly string[];
};

/** One visit by a mid-range phone on a slow network, as Lighthouse plays it by default. */
async function readByLighthouse(address: string): Promise<Reading> {
  const { executablePath, env, args = [] } = await launchOptions();
  const folder = await mkdtemp(join(tmpdir(), 'replysmith-lighthouse-'));
  const file = join(folder, 'report.json');
  try {
    await promisify(execFile)(
      'npx',
      [
        ...['--yes', lighthouse, address, '--quiet', '--output=json', `--output-path=${file}`],
        `--only-categories=${categories.join(',')}`,
        `--chrome-flags=${args.join(' ')}`,
      ],
      { env: { ...process.env, ...env, CHROME_PATH: executablePath } },
    );
    return toReading(Report.parse(JSON.parse(await readFile(file, 'utf8'))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function toReading({ runtimeError, categories: by, audits }: z.infer<typeof Report>): Reading {
  if (runtimeError) throw new Error(runtimeError.message);
  const valueOf = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const weighed = categories.flatMap((name) => by[name]?.auditRefs ?? []);
  const lost = weighed
    .map(({ id, weight }) => ({ id, lost: weight * (1 - (audits[id]?.score ?? 1)) }))
    .filter(({ lost }) => lost > 0)
    .toSorted((a, b) => b.lost - a.lost);
  return {
    scores: categories.map((name) => Math.round((by[name]?.score ?? 0) * 100)),
    lcp: valueOf(figures.lcp),
    tbt: valueOf(figures.tbt),
    cls: valueOf(figures.cls),
    faults: lost.map(({ id }) => [id, audits[id]?.displayValue].filter(Boolean).join(' ')),
  };
}

/** The median of each figure; the issues of the run with the median performance. */
function middleOf(readings: readonly Reading[]): Reading {
  const middle = (figures: readonly number[]) => quantile(figures, 0.5);
  const performance = ({ scores }: Reading) => scores[0] ?? 0;
  const scores = (readings[0]?.scores ?? []).map((_, at) =>
    middle(readings.map(({ scores }) => scores[at] ?? 0)),
  );
  return {
    scores,
    lcp: middle(readings.map(({ lcp }) => lcp)),
    tbt: middle(readings.map(({ tbt }) => tbt)),
    cls: middle(readings.map(({ cls }) => cls)),
    faults: readings.find((reading) => performance(reading) === scores[0])?.faults ?? [],
  };
}

function show(path: string, { scores, lcp, cls, tbt }: Reading): void {
  const columns = [
    path.padEnd(44),
    ...scores.map((score) => String(score).padStart(4)),
    (lcp / 1_000).toFixed(2).padStart(7),
    cls.toFixed(3).padStart(7),
    tbt.toFixed(0).padStart(6),
    (loadavg()[0] ?? 0).toFixed(1).padStart(6),
  ];
  console.log(columns.join(' '));
}

await withProduct(async ({ url }) => {
  const addresses = named.length > 0 ? named : await publicAddresses(url);
  console.log(`${'page'.padEnd(44)} perf  a11y best  seo   LCP s     CLS TBT ms   load`);
  for (const path of all ? addresses : withFewAlike(addresses)) {
    const readings: Reading[] = [];
    while (readings.length < runs) readings.push(await readByLighthouse(url + path));
    const reading = middleOf(readings);
    show(path, reading);
    if (reading.scores.every((score) => score >= minimumOf(path)) && reading.cls < mostShift)
      continue;
    process.exitCode = 1;
    for (const fault of reading.faults) console.log(`  ${fault}`);
  }
});
