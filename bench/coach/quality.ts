import { parseArgs } from 'node:util';
import { parseEmail } from '@replysmith/coach';
import { quantile, share } from './figures.ts';
import { checkBands, checkReadings } from './measures/check-readings.ts';
import { checkRewrites } from './measures/check-rewrites.ts';
import { compareEquals, compareRanks, type Comparison } from './measures/compare-ranks.ts';
import { gainOf, gainWithoutBlanks } from './measures/gains.ts';
import { judgeCase, type JudgedCase } from './measures/judge-case.ts';
import { readCases } from './reading/read-cases.ts';

const { values: options } = parseArgs({
  options: {
    cases: { type: 'string' },
    failures: { type: 'boolean', default: false },
    guess: { type: 'boolean', default: false },
  },
});

const labelled = readCases(options.cases);
const crashes: string[] = [];
const cases = labelled.flatMap((one): JudgedCase[] => {
  try {
    return [judgeCase(one, options.guess)];
  } catch (error) {
    crashes.push(`${one.name}: ${String(error)}`);
    return [];
  }
});
const ofKind = (...kinds: JudgedCase['kind'][]) => cases.filter(({ kind }) => kinds.includes(kind));
const emails = cases.flatMap((one) => one.emails.map((email) => ({ ...email, of: one })));

const steps = [
  ['weak', 'middling'],
  ['middling', 'strong'],
] as const;
const measures: Record<string, Comparison> = {
  'Weak below strong': compareRanks(cases, ['weak', 'strong']),
  'Neighbouring ranks': compareRanks(ofKind('triple'), ...steps),
  'Equals within 2 points': compareEquals(cases),
  'Good is strong, too short is not': checkBands(ofKind('good', 'short')),
  'No email told from an email': checkReadings(ofKind('not_email')),
  'An email taken for one': checkReadings(cases.filter(({ kind }) => kind !== 'not_email')),
  ...checkRewrites(cases),
};

console.log(`${cases.length} cases, ${emails.length} emails, ${crashes.length} crashes\n`);
for (const [name, { total, failures }] of Object.entries(measures)) {
  console.log(`${name.padEnd(34)} ${share(total - failures.length, total)}`);
}

const spread = (numbers: readonly number[]) =>
  [0.25, 0.5, 0.75].map((place) => quantile(numbers, place).toFixed(0)).join(' · ');
const weak = emails.filter(({ rank, of }) => rank === 'weak' && of.kind === 'triple');
console.log(`\nGain of weak emails in triples, quartiles: ${spread(weak.map(gainOf))}`);
console.log(`  without the sentences left to fill in: ${spread(weak.map(gainWithoutBlanks))}`);
for (const rank of ['weak', 'middling', 'strong'] as const) {
  const scores = emails
    .filter((email) => email.rank === rank && email.of.kind === 'triple')
    .map(({ score }) => score);
  const bands = (['weak', 'fair', 'strong'] as const).map(
    (band) => `${scores.filter((one) => one.band === band).length} ${band}`,
  );
  const values = scores.map(({ value }) => value);
  console.log(`Labelled ${rank}: scores ${spread(values)}; bands ${bands.join(', ')}`);
}

const guessed = emails.map(({ of, subject, body }) => ({ of, ...parseEmail({ subject, body }) }));
for (const trait of ['profile', 'stage'] as const) {
  const told = guessed.filter(({ of }) => of[trait] !== undefined && of.kind !== 'not_email');
  const right = told.filter(({ of, reading }) => of[trait] === reading[trait]);
  console.log(`Guesses the ${trait}: ${share(right.length, told.length)}`);
}

for (const crash of crashes) console.log(`\nCrash: ${crash}`);
if (options.failures) {
  for (const [measure, { failures }] of Object.entries(measures)) {
    for (const { name, details } of failures) {
      console.log(`\n${measure}: ${name}\n  ${details.join('\n  ')}`);
    }
  }
}
