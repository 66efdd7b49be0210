import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placesOf, readDocument, type Role, roles, wordFeatures } from '@replysmith/coach/score';
import { round } from '../numbers.ts';
import { asLetters, descend, type SparseRow } from './fitting/ridge.ts';
import { loadEmails, loadLabels, lotOf, panelDir } from './panel.ts';

/**
 * Trains the classifier of sentence roles and of needless sentences on the labelled development
 * part, and writes the coach's `data/roles.json`. Prints its accuracy on unseen emails.
 */
const letters = 'RSOPWALCZ';
const fewestSentences = 5;
const ridge = 0.5;
const folds = 5;

type Sentence = {
  /** Of its words, and of where it stands. */
  readonly words: readonly string[];
  readonly places: readonly string[];
  readonly role: Role;
  /** How far it moves its reader, -2 to 2. */
  readonly pull: number;
  readonly fold: number;
};

const labels = loadLabels();
const sentences = loadEmails()
  .filter(({ part, of }) => part === 'develop' && of === null)
  .flatMap(({ id, source, draft }): Sentence[] => {
    const labelled = labels.get(id)?.s ?? [];
    const doc = readDocument(draft);
    // The labels may be older than the sentence splitter.
    if (labelled.length !== doc.sentences.length) return [];
    const fold = lotOf(source);
    return labelled.flatMap((label, at): Sentence[] => {
      const role = roles[letters.indexOf(label.charAt(0))];
      const pull = Number(label.slice(1));
      const reading = doc.sentences[at]?.reading ?? [];
      const words = [...new Set([...wordFeatures(reading)].map(({ name }) => name))];
      const places = placesOf(at, doc.sentences.length);
      return role ? [{ words, places, role, pull, fold: fold % folds }] : [];
    });
  });

const counts = new Map<string, number>();
for (const { words, places } of sentences)
  for (const name of [...words, ...places]) counts.set(name, (counts.get(name) ?? 0) + 1);
const features = [...counts]
  .flatMap(([name, count]) => (count >= fewestSentences ? [name] : []))
  .toSorted((one, other) => (one < other ? -1 : 1));
const indexOf = new Map(features.map((name, index) => [name, index]));
const rarity = features.map((name) =>
  round(Math.log(sentences.length / (counts.get(name) ?? 1)), 2),
);
const rows = sentences.map(({ words, places }) => rowOf([...words, ...places]));
/** The same of their words alone, wherever they stand. */
const rowsOfWords = sentences.map(({ words }) => rowOf(words));

function rowOf(names: readonly string[]): SparseRow {
  const known = names.flatMap((name) => indexOf.get(name) ?? []);
  const length = Math.sqrt(known.reduce((sum, index) => sum + (rarity[index] ?? 0) ** 2, 0)) || 1;
  return new Map(known.map((index) => [index, (rarity[index] ?? 0) / length]));
}

function learn(some: readonly number[]) {
  const own = some.flatMap((index) => rows[index] ?? []);
  return roles.map((role) =>
    descend(
      own,
      some.map((index) => (sentences[index]?.role === role ? 1 : 0)),
      features.length,
      ridge,
    ),
  );
}

/** A sentence that costs, or a courtesy or noise that wins nothing. */
const needless = sentences.map(({ role, pull }) =>
  pull < 0 || ((role === 'courtesy' || role === 'noise') && pull === 0) ? 1 : 0,
);

function learnNeedless(some: readonly number[]) {
  return descend(
    some.flatMap((index) => rowsOfWords[index] ?? []),
    some.map((index) => needless[index] ?? 0),
    features.length,
    ridge,
  );
}

type Learned = ReturnType<typeof learn>;

type Reading = Learned[number];

function valueOf({ mean, weights }: Reading, row: SparseRow): number {
  return [...row].reduce((sum, [feature, value]) => sum + value * (weights[feature] ?? 0), mean);
}

function likeliest(learned: Learned, row: SparseRow): Role | undefined {
  const values = learned.map((reading) => valueOf(reading, row));
  return roles[values.indexOf(Math.max(...values))];
}

const everyone = sentences.map((_, index) => index);
const guesses = new Map<number, Role | undefined>();
const needlessness = new Map<number, number>();
for (let fold = 0; fold < folds; fold += 1) {
  const learned = learn(everyone.filter((index) => sentences[index]?.fold !== fold));
  const ofNeedless = learnNeedless(everyone.filter((index) => sentences[index]?.fold !== fold));
  for (const index of everyone.filter((one) => sentences[one]?.fold === fold)) {
    guesses.set(index, likeliest(learned, rows[index] ?? new Map()));
    needlessness.set(index, valueOf(ofNeedless, rowsOfWords[index] ?? new Map()));
  }
}
const right = everyone.filter((index) => guesses.get(index) === sentences[index]?.role);
console.log(
  `${sentences.length} sentences, ${features.length} features; right in ${((100 * right.length) / sentences.length).toFixed(0)} % of unseen ones`,
);
for (const role of roles) {
  const guessed = everyone.filter((index) => guesses.get(index) === role);
  const own = everyone.filter((index) => sentences[index]?.role === role);
  const both = right.filter((index) => sentences[index]?.role === role).length;
  console.log(
    `${role.padEnd(13)} ${own.length} · right when said ${((100 * both) / Math.max(1, guessed.length)).toFixed(0)} % · found ${((100 * both) / Math.max(1, own.length)).toFixed(0)} %`,
  );
}
for (const from of [1, 0.9, 0.8, 0.7, 0.6, 0.5]) {
  const flagged = everyone.filter((index) => (needlessness.get(index) ?? 0) >= from);
  const shareOf = (test: (index: number) => boolean) =>
    ((100 * flagged.filter(test).length) / Math.max(1, flagged.length)).toFixed(0);
  console.log(
    `needless from ${from}: ${flagged.length} sentences, right ${shareOf((index) => needless[index] === 1)} %, no help to the email ${shareOf((index) => (sentences[index]?.pull ?? 0) <= 0)} %`,
  );
}
const whole = learn(everyone);
const wholeNeedless = learnNeedless(everyone);
const data = {
  features,
  rarity,
  roles: Object.fromEntries(
    roles.map((role, at) => [
      role,
      { mean: round(whole[at]?.mean ?? 0, 4), ...asLetters([...(whole[at]?.weights ?? [])]) },
    ]),
  ),
  needless: { mean: round(wholeNeedless.mean, 4), ...asLetters([...wholeNeedless.weights]) },
};
writeFileSync(join(panelDir, '../../packages/coach/data/roles.json'), `${JSON.stringify(data)}\n`);
