import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  chooseEmails,
  digest,
  isMadeFirst,
  pairsOfChanges,
  pairsOfOffers,
  readVerdicts,
  sampleOptions,
  seats,
  type Verdict,
  verdictsFile,
} from './pairs.ts';

/**
 * Prepares pairs of texts for two editors, and records their verdicts. `node coach/editors/ask.ts
 * --out pairs` writes `pairs-1.jsonl` and `pairs-2.jsonl` with the pairs that have no verdict yet;
 * `--in pairs` reads the editors' answers from `pairs-1.answers.jsonl` and `pairs-2.answers.jsonl`.
 */
const { values: options } = parseArgs({
  options: {
    ...sampleOptions,
    out: { type: 'string' },
    in: { type: 'string' },
  },
});

const Side = z.object({ broken: z.array(z.string()), would_send: z.string() });
const none = /^\W*(?:none|no|nothing|n\/a)?\W*$/iu;
/** A list or a sentence of findings; empty for none. */
const Said = z
  .union([z.string(), z.array(z.string())])
  .transform((reply) => [reply].flat().some((one) => !none.test(one)));
const Answer = z.object({
  id: z.string(),
  better: z.number().min(-2).max(2),
  a: Side,
  b: Side,
  changed: Said,
  invented: Said,
});

const emails = chooseEmails(options);
const byHash = new Map(
  [...pairsOfChanges(emails), ...pairsOfOffers(emails)].map((pair) => [pair.hash, pair]),
);
const pairs = [...byHash.values()];
const known = new Set(readVerdicts().map(({ hash, seat }) => `${hash} ${String(seat)}`));

for (const seat of seats) {
  const open = pairs
    .filter(({ hash }) => !known.has(`${hash} ${String(seat)}`))
    .toSorted((one, other) => (orderOf(one.hash, seat) < orderOf(other.hash, seat) ? -1 : 1));
  if (options.out !== undefined) {
    const lines = open.map((pair) => {
      const { kind, hash, own, made } = pair;
      const [a, b] = isMadeFirst(pair, seat) ? [made, own] : [own, made];
      return JSON.stringify({ id: hash, kind, a: textOf(a), b: textOf(b) });
    });
    writeFileSync(
      `${options.out}-${String(seat)}.jsonl`,
      lines.map((line) => `${line}\n`).join(''),
    );
    console.log(`editor ${String(seat)}: ${lines.length} of ${pairs.length} pairs to read`);
  }
  if (options.in !== undefined) {
    const answers = readFileSync(`${options.in}-${String(seat)}.answers.jsonl`, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => Answer.parse(JSON.parse(line)));
    const verdicts = answers.flatMap(({ id: hash, better, a, b, changed, invented }): Verdict[] => {
      const pair = byHash.get(hash);
      if (!pair || known.has(`${hash} ${String(seat)}`)) return [];
      const isFirst = isMadeFirst(pair, seat);
      const [own, made] = isFirst ? [b, a] : [a, b];
      return [
        {
          hash,
          seat,
          better: isFirst ? 0 - better : better,
          brokenOwn: own.broken.length,
          brokenMade: made.broken.length,
          sendOwn: own.would_send === 'yes',
          sendMade: made.would_send === 'yes',
          isSenseChanged: changed,
          isInvented: invented,
        },
      ];
    });
    appendFileSync(verdictsFile, verdicts.map((one) => `${JSON.stringify(one)}\n`).join(''));
    console.log(`editor ${String(seat)}: ${verdicts.length} verdicts taken down`);
  }
}

function orderOf(hash: string, seat: number): string {
  return digest(`order ${hash} ${String(seat)}`);
}

function textOf({ subject, body }: { subject: string | null; body: string }) {
  return { subject, body };
}
