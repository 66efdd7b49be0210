import { englishFunctionWords } from '../lexicon/function-words.ts';
import { genericWords } from '../lexicon/generic-words.ts';
import {
  observationVerbs,
  readerActions,
  readerHabits,
  readerThings,
} from '../lexicon/reader-verbs.ts';
import { nameKey } from '../text/find-names.ts';
import type { Word } from '../text/email.ts';
import { isAboutSender, type Knowledge } from './knowledge.ts';
import { readerPronouns } from './parties.ts';
import type { Clause } from './split-clauses.ts';

const modals = new Set([
  'could',
  'would',
  'can',
  'will',
  'might',
  'may',
  'should',
  'if',
  'want',
  'need',
  'whether',
  "you'd",
  "you'll",
  'let',
  'help',
  'helps',
  'helped',
]);
const reach = 5;

/** Whether a clause says something seen of the reader's, and whether they could check it; null when neither. */
export function weighClause(clause: Clause, known: Knowledge): 'observation' | 'fact' | null {
  const { words } = clause;
  if (isAboutSender(words, known.parties) && !words.some((word) => observationVerbs.has(word.key)))
    return null;
  const isOfReader = (word: Word) =>
    readerPronouns.has(word.key) ||
    known.readerNames.has(nameKey(word)) ||
    known.parties.addressee.has(nameKey(word));
  const readerAt = words.findIndex(isOfReader);
  const observes = words.slice(0, 6).some((word) => observationVerbs.has(word.key));
  if (readerAt === -1 && !observes) return null;
  if (words.slice(0, Math.max(readerAt, 0) + reach).some((word) => modals.has(word.key)))
    return null;
  const telling = words.filter((word) => isTelling(word, known));
  const specific = words.some((word) => known.isSpecific(word)) || hasFurtherName(words, known);
  const acts = readerAt !== -1 && hasWithin(words, readerAt, readerActions);
  const owns = readerAt !== -1 && hasWithin(words, readerAt, readerThings);
  const habit = readerAt !== -1 && hasWithin(words, readerAt, readerHabits);
  const named = words.some((word) => known.readerNames.has(nameKey(word)));
  if (specific && telling.length >= 1 && (acts || owns || habit)) return 'fact';
  if (specific && telling.length >= 2 && (observes || named)) return 'fact';
  if ((acts || owns) && telling.length >= 4) return 'fact';
  if ((acts || owns) && telling.length >= 2) return 'observation';
  if (observes && readerAt !== -1 && telling.length >= 2) return 'observation';
  return null;
}

function hasWithin(words: readonly Word[], from: number, list: ReadonlySet<string>): boolean {
  return words.slice(from + 1, from + 1 + reach).some((word) => list.has(word.key));
}

/** A word that says what: neither small, nor generic, nor a mere name. */
function isTelling({ key }: Word, { names }: Knowledge): boolean {
  return (
    key.length > 2 &&
    !englishFunctionWords.has(key) &&
    !genericWords.has(key) &&
    !observationVerbs.has(key) &&
    !names.has(key.replace(/'s$/u, ''))
  );
}

/** Another name of the reader's apart from the first: "Fernhill opened in Leeds", "you opened in Leeds". */
function hasFurtherName(words: readonly Word[], { readerNames }: Knowledge): boolean {
  const from = words.findIndex(
    (word) => readerPronouns.has(word.key) || readerNames.has(nameKey(word)),
  );
  return words.slice(from + 2).some((word) => readerNames.has(nameKey(word)));
}
