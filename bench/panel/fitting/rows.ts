import {
  bareSentences,
  type Document,
  measureNames,
  measuresOf,
  readDocument,
  type ReadSentence,
  sentenceFeatures,
  subjectFeatures,
  tellingSentences,
} from '@replysmith/coach/score';
import { round } from '../../numbers.ts';
import type { RatedEmail } from '../panel.ts';
import { meanOf } from './agreement.ts';
import { alterIdly, type Scraps } from './idle-changes.ts';
import type { SparseRow } from './ridge.ts';

/** A feature is used if at least this many emails have it. */
const fewestEmails = 5;
/** The total weight of the measures compared with the words. */
const measureShare = 0.06;
/** The number of emails each alteration is applied to. */
const idleEach = 40;

type Look = { readonly names: ReadonlySet<string>; readonly measures: readonly number[] };

/** What the questions see of an email by some of its sentences. */
function lookAt(doc: Document, sentences: readonly ReadSentence[]): Look {
  const names = new Set<string>();
  for (const { name } of subjectFeatures(doc.subject)) names.add(name);
  for (const { reading } of sentences)
    for (const { name } of sentenceFeatures(reading)) names.add(name);
  return { names, measures: measuresOf(doc, sentences) };
}

/**
 * Emails as rows of features and measures. `bare` are without their needless sentences; `idle` are
 * altered emails minus their originals, in which no question may find less fault.
 */
export function rowsOf(
  emails: readonly RatedEmail[],
  documents: readonly Document[],
  scraps: Scraps,
) {
  const looks = documents.map((doc) => lookAt(doc, tellingSentences(doc)));
  const emailsWith = new Map<string, number>();
  for (const { names } of looks)
    for (const name of names) emailsWith.set(name, (emailsWith.get(name) ?? 0) + 1);
  const features = [...emailsWith]
    .flatMap(([name, count]) => (count >= fewestEmails ? [name] : []))
    .toSorted((one, other) => (one < other ? -1 : 1));
  const indexOf = new Map(features.map((name, index) => [name, index]));
  const rarity = features.map((name) =>
    round(Math.log(emails.length / (emailsWith.get(name) ?? 1)), 2),
  );
  const measures = measureNames.map((name, at) => {
    const values = looks.map((one) => one.measures[at] ?? 0);
    const mean = meanOf(values);
    const spread = Math.sqrt(meanOf(values.map((value) => (value - mean) ** 2))) || 1;
    return { name, mean: round(mean, 5), spread: round(spread, 5) };
  });
  /** By how much each measure counts beside the words. */
  const measureSize = Math.sqrt(measureShare / measures.length);

  function rowOf({ names, measures: values }: Look): SparseRow {
    const row = new Map<number, number>();
    for (const name of names) {
      const index = indexOf.get(name);
      if (index !== undefined) row.set(index, rarity[index] ?? 0);
    }
    const length = Math.sqrt([...row.values()].reduce((sum, value) => sum + value * value, 0)) || 1;
    for (const [index, value] of row) row.set(index, value / length);
    for (const [at, { mean, spread }] of measures.entries())
      row.set(features.length + at, (measureSize * ((values[at] ?? 0) - mean)) / spread);
    return row;
  }

  const whole = looks.map(rowOf);
  const idle = alterIdly(
    emails.map(({ draft }) => draft),
    scraps,
    idleEach,
  ).map(({ index, draft }) => {
    const doc = readDocument(draft);
    const row = new Map(rowOf(lookAt(doc, tellingSentences(doc))));
    for (const [feature, value] of whole[index] ?? [])
      row.set(feature, (row.get(feature) ?? 0) - value);
    return { index, row };
  });
  return {
    vocabulary: { features, rarity, measures },
    measureSize,
    whole,
    bare: documents.map((doc) => rowOf(lookAt(doc, bareSentences(doc)))),
    idle,
  };
}
