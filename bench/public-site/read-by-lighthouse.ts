import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from 'zod';
import { launchOptions } from '../../tools/browser/launch-options.ts';

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

export type Reading = {
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
export async function readByLighthouse(address: string): Promise<Reading> {
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
