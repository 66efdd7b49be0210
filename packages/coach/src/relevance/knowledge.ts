import { englishFunctionWords } from '../lexicon/words/function-words.ts';
import { genericWords } from '../lexicon/words/generic-words.ts';
import { numberWords } from '../lexicon/layout/number-words.ts';
import { countedByAnyone } from '../lexicon/readers/other-parties.ts';
import { readerActions } from '../lexicon/readers/reader-verbs.ts';
import { sentenceStarters } from '../lexicon/words/sentence-starters.ts';
import type { Email, ProtectedKind, Word } from '../document/email.ts';
import { type Parties, partiesOf } from './parties.ts';
import { type ReaderNames, readerNamesIn } from './reader-names.ts';

const specificKinds = new Set<ProtectedKind>(['number', 'date', 'quotation']);
const mostAdverbs = 1;
const ordinal = /^(?:second|third|fourth|fifth|series)$/u;

/** What an email says about who is who, gathered once. */
export type Knowledge = ReaderNames & {
  readonly parties: Parties;
  /** Every name in the text. */
  readonly names: ReadonlySet<string>;
  /** Whether a figure, date, quotation or number word stands at the word, and counts more than "7 errors". */
  isSpecific(word: Word): boolean;
};

export function knowledgeOf(email: Email): Knowledge {
  const parties = partiesOf(email);
  const names = new Set([
    ...email.protectedTokens
      .filter(({ kind, text }) => kind === 'name' && !isShouted(text))
      .flatMap((token) => token.text.toLowerCase().split(/\s+/u)),
    ...openingNames(email),
  ]);
  const specific = specificWords(email);
  return {
    parties,
    names,
    ...readerNamesIn(email, names, parties),
    isSpecific: (word) => specific.has(word),
  };
}

/** "EXTREME RISK" */
function isShouted(name: string): boolean {
  return /^\p{Lu}{4,}(?: \p{Lu}{4,})+$/u.test(name);
}

/** "Northwind just moved its help desk": a capital that opens a sentence is a name when it does what firms do. */
function openingNames({ substance }: Email): string[] {
  return substance.flatMap(({ words: [first, ...rest] }) => {
    const acts = rest.slice(0, mostAdverbs + 1).some(({ key }) => readerActions.has(key));
    const isName = first !== undefined && /^\p{Lu}\p{Ll}+$/u.test(first.text);
    return isName && acts && !isOrdinary(first.key) ? [first.key] : [];
  });
}

function isOrdinary(key: string): boolean {
  return (
    /(?:[^s]s|ly|ing|ed)$/u.test(key) ||
    [sentenceStarters, genericWords, englishFunctionWords, numberWords].some((list) =>
      list.has(key),
    )
  );
}

/** The words that a figure, date or quotation covers; both lists are walked once, side by side. */
function specificWords({ words, protectedTokens }: Email): Set<Word> {
  const tokens = protectedTokens.filter(
    ({ field, kind }) => field === 'body' && specificKinds.has(kind),
  );
  let at = 0;
  const covered = words.filter((word, index) => {
    while ((tokens[at]?.end ?? Infinity) <= word.start) at += 1;
    const isToken = (tokens[at]?.start ?? Infinity) < word.end;
    const isCount = numberWords.has(word.key) || ordinal.test(word.key);
    return (isToken || isCount) && !countedByAnyone.has(words[index + 1]?.key ?? '');
  });
  return new Set(covered);
}
