import { parseArgs } from 'node:util';
import { rankCorrelation } from '../../panel/fitting/agreement.ts';
import {
  chooseEmails,
  type Pair,
  pairsOfChanges,
  pairsOfOffers,
  readVerdicts,
  sampleOptions,
  seats,
  type Verdict,
} from './pairs.ts';

/**
 * What two blind editors thought of the coach's changes and offers: totals, by kind. Pairs without
 * a verdict are counted, not guessed.
 */
const { values: options } = parseArgs({ options: sampleOptions });
/** From this rating on, an email is good as it is. */
const good = 75;

const emails = chooseEmails(options);
const verdicts = new Map<string, Verdict[]>();
for (const verdict of readVerdicts())
  verdicts.set(verdict.hash, [...(verdicts.get(verdict.hash) ?? []), verdict]);

type Read = { readonly pair: Pair; readonly judgements: readonly Verdict[] };

const changed = pairsOfChanges(emails);
const goodOnes = emails.filter(({ mean }) => mean >= good);
const touched = new Set(changed.map(({ id }) => id));
console.log(`${emails.length} emails, ${changed.length} changed unasked`);
console.log(
  `of ${goodOnes.length} rated ${good} or more, ${goodOnes.filter(({ id }) => touched.has(id)).length} changed`,
);
report('changes', changed, emails.length);
const offers = pairsOfOffers(emails);
for (const kind of new Set(offers.map(({ help }) => help)))
  report(
    `offers: ${kind}`,
    offers.filter(({ help }) => help === kind),
  );
report('all offers', offers);

/**
 * Shares of all verdicts; out of `of` emails, with unchanged ones counted as neither better nor
 * worse.
 */
function report(name: string, pairs: readonly Pair[], of = pairs.length): void {
  const read = pairs.flatMap((pair): Read[] => {
    const judgements = verdicts.get(pair.hash) ?? [];
    return judgements.length === seats.length ? [{ pair, judgements }] : [];
  });
  console.log(`\n${name}: ${read.length} of ${pairs.length} pairs read by both editors`);
  if (read.length === 0) return;
  const all = read.flatMap(({ judgements }) => judgements);
  const share = (test: (one: Verdict) => boolean, out = all.length) =>
    `${((100 * all.filter(test).length) / out).toFixed(1)} %`;
  const left = (of - pairs.length) * seats.length;
  console.log(
    `  better ${share(({ better }) => better > 0)}, worse ${share(({ better }) => better < 0)}`,
  );
  if (left > 0)
    console.log(
      `  of all emails: better ${share(({ better }) => better > 0, all.length + left)}, worse ${share(({ better }) => better < 0, all.length + left)}`,
    );
  const worse = read.filter(({ judgements }) =>
    judgements.every(({ better }) => better < 0),
  ).length;
  const won = read.filter(({ judgements }) => judgements.every(({ better }) => better > 0)).length;
  console.log(`  by both editors: better ${won}, worse ${worse} of ${read.length}`);
  console.log(
    `  more broken sentences than before ${share(({ brokenOwn, brokenMade }) => brokenMade > brokenOwn)}, fewer ${share(({ brokenOwn, brokenMade }) => brokenMade < brokenOwn)}`,
  );
  console.log(
    `  something that matters differs ${share(({ isSenseChanged }) => isSenseChanged)}, and the text is not better for it ${share(({ isSenseChanged, better }) => isSenseChanged && better < 1)}; stated without ground ${share(({ isInvented }) => isInvented)}`,
  );
  console.log(
    `  would send: as it was ${share(({ sendOwn }) => sendOwn)}, as it is now ${share(({ sendMade }) => sendMade)}`,
  );
  const gains = read.map(({ pair }) => pair.gain);
  const means = read.map(
    ({ judgements }) => judgements.reduce((sum, { better }) => sum + better, 0) / judgements.length,
  );
  console.log(
    `  rank correlation of the points won with the verdicts ${rankCorrelation(gains, means).toFixed(2)}`,
  );
}
