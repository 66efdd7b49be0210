import { describe, expect, it } from 'vitest';
import { readDocument } from '../../src/document/read-draft.ts';
import { hedges, plainReplacements, wordyPhrases } from '../../src/lexicon/plain-english.ts';
import { repair } from '../../src/rewrite/repairs.ts';
import { plainly } from '../../src/rewrite/words.ts';
import { applyPassTo } from './apply-pass.ts';

const listed = [
  ...[...plainReplacements.keys()].map((key) => key.replace(/^\p{Lu}+ /u, '')),
  ...wordyPhrases.keys(),
  ...hedges.keys(),
];
const passes = [repair, plainly];

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
      const doc = readDocument(draft);
      return passes.flatMap((pass) =>
        pass(doc).length === 0 ? [] : [`${pass.name} ${applyPassTo(pass, draft).body}`],
      );
    });
    expect(changed).toEqual([]);
  });
});
