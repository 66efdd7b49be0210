import { rmSync } from 'node:fs';
import { loadavg } from 'node:os';
import { startServer } from '../tools/product/running-server.ts';
import { temporaryDataDir } from '../tools/product/temporary-data-dir.ts';
import { publicAddresses, withFewTemplates } from '../tools/product/public-addresses.ts';
import { readByLighthouse, type Reading } from './public-site/read-by-lighthouse.ts';

const wanted = 95;
const mostShift = 0.05;
const runs = 3;

const all = process.argv.includes('--all');
const named = process.argv.slice(2).filter((each) => each.startsWith('/'));
const dataDir = temporaryDataDir('bench');
const server = await startServer(dataDir);

/** Each figure's middle of all runs; the faults of the run with the middle performance. */
function middleOf(readings: readonly Reading[]): Reading {
  const middle = (figures: readonly number[]) =>
    figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;
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

try {
  const addresses = named.length > 0 ? named : await publicAddresses(server.url);
  console.log(`${'page'.padEnd(44)} perf  a11y best  seo   LCP s     CLS TBT ms   load`);
  for (const path of all ? addresses : withFewTemplates(addresses)) {
    const readings: Reading[] = [];
    while (readings.length < runs) readings.push(await readByLighthouse(server.url + path));
    const reading = middleOf(readings);
    show(path, reading);
    if (reading.scores.every((score) => score >= wanted) && reading.cls < mostShift) continue;
    process.exitCode = 1;
    for (const fault of reading.faults) console.log(`  ${fault}`);
  }
} finally {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
