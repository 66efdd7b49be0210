import { describe, expect, it } from 'vitest';
import { boastWords } from '../../src/lexicon/wording/boast-words.ts';
import { emptyAdjectives, emptyAdverbs } from '../../src/lexicon/wording/empty-praise.ts';
import { plainWords } from '../../src/lexicon/wording/plain-words.ts';
import { stackedHedges } from '../../src/lexicon/wording/stacked-hedges.ts';
import { wordyPhrases } from '../../src/lexicon/wording/wordy-phrases.ts';
import { parseEmail } from '../../src/document/parse-email.ts';
import { cutBoasts, cutPraise } from '../../src/rewrite/passes/cuts.ts';
import { calmShouting } from '../../src/rewrite/passes/capitals.ts';
import { shortenWordy, unstackHedges, usePlainWords } from '../../src/rewrite/passes/words.ts';
import { applyPassTo } from './apply-pass.ts';

const listed = [
  ...Object.keys(plainWords),
  ...Object.keys(wordyPhrases),
  ...Object.keys(stackedHedges),
  ...emptyAdjectives,
  ...emptyAdverbs,
  ...boastWords,
].filter((words) => !/^i\b/u.test(words));
const passes = [cutBoasts, cutPraise, calmShouting, shortenWordy, unstackHedges, usePlainWords];

const asName = (words: string) =>
  words.replace(
    /(^|[ -])(\p{Ll})/gu,
    (_, before: string, letter: string) => before + letter.toUpperCase(),
  );

const places: readonly (readonly [string, (name: string) => string])[] = [
  ['in mid-sentence', (name) => `We built ${name} for bakers.`],
  ['at the end', (name) => `I work at ${name}.`],
  ['before a noun that only a name stands by', (name) => `Our ${name} app fits bakers.`],
  ['with a trade mark, opening a sentence', (name) => `${name}™ fits bakers.`],
  ['as a firm, opening a sentence', (name) => `${name} Ltd fits bakers.`],
  [
    'opening a sentence when it is a name elsewhere',
    (name) => `${name} fits bakers. We built ${name} in York.`,
  ],
  [
    'opening a sentence when the sender signs with it',
    (name) => `${name} fits bakers.\n\nBest,\nOmar Reyes\n${name}`,
  ],
];

describe.each(places)('a listed word that is a name %s', (_, write) => {
  it('is neither swapped nor cut, whatever it means', () => {
    const changed = listed.flatMap((words) => {
      const draft = { subject: 'Fuel costs', body: `Hi Dana,\n\n${write(asName(words))}` };
      const email = parseEmail(draft);
      return passes.flatMap((pass) =>
        pass(email, draft).length === 0 ? [] : [`${pass.name} ${applyPassTo(pass, draft).body}`],
      );
    });
    expect(changed).toEqual([]);
  });
});
