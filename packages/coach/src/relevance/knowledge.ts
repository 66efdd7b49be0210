import { numberWords } from '../lexicon/number-words.ts';
import { observationVerbs, perceptionVerbs } from '../lexicon/reader-verbs.ts';
import { offerThings, scarceThings } from '../lexicon/seller-things.ts';
import { nameKey } from '../text/tokens/find-names.ts';
import type { Email, ProtectedKind, Word } from '../text/email.ts';
import { isSalesTalk } from './is-sales-talk.ts';
import {
  isNamed,
  isReaderName,
  partiesOf,
  readerPronouns,
  senderPronouns,
  type Parties,
} from './parties.ts';
import { splitClauses } from './split-clauses.ts';

const specificKinds = new Set<ProtectedKind>(['number', 'date', 'quotation', 'blank']);

const writerPronouns: ReadonlySet<string> = new Set(['i', 'my', 'me', "i'm", "i've", "i'd"]);

/** What an email says about who is who, gathered once. */
export type Knowledge = {
  readonly parties: Parties;
  /** Names of the reader's: their company, product, place. */
  readonly readerNames: ReadonlySet<string>;
  /** Every name in the text. */
  readonly names: ReadonlySet<string>;
  /** Whether a figure, date, quotation, blank or number word stands at the word. */
  isSpecific(word: Word): boolean;
};

export function knowledgeOf(email: Email): Knowledge {
  const parties = partiesOf(email);
  const names = new Set(
    email.protectedTokens
      .filter((token) => token.kind === 'name')
      .flatMap((token) => token.text.toLowerCase().split(/\s+/u)),
  );
  const specific = specificWords(email);
  return {
    parties,
    names,
    readerNames: readerNamesIn(email, names, parties),
    isSpecific: (word) =>
      numberWords.has(word.key) ||
      /^(?:second|third|fourth|fifth|first|series)$/u.test(word.key) ||
      specific.has(word),
  };
}

/** The words that a figure, date, quotation or blank covers; both lists are walked once, side by side. */
function specificWords({ words, protectedTokens }: Email): Set<Word> {
  const tokens = protectedTokens.filter(
    ({ field, kind }) => field === 'body' && specificKinds.has(kind),
  );
  let at = 0;
  const covered = words.filter((word) => {
    while ((tokens[at]?.end ?? Infinity) <= word.start) at += 1;
    return (tokens[at]?.start ?? Infinity) < word.end;
  });
  return new Set(covered);
}

/**
 * A name is the reader's when its clause is not about the sender: a customer of "ours" is not.
 * A clause without a party of its own goes on about the one before. A "Sale" with a capital is nobody's name.
 */
function readerNamesIn(email: Email, names: ReadonlySet<string>, parties: Parties): Set<string> {
  const found = new Set<string>();
  for (const sentence of email.substance) {
    let aboutSender = false;
    for (const { words } of splitClauses(email.body, sentence)) {
      if (isAboutSender(words, parties)) aboutSender = true;
      else if (words.some(({ key }) => readerPronouns.has(key) || perceptionVerbs.has(key)))
        aboutSender = false;
      if (aboutSender || isSalesTalk(words)) continue;
      for (const word of words) {
        const key = nameKey(word);
        const isForSale = offerThings.has(key) || scarceThings.has(key);
        if (!isForSale && isReaderName(word, names, parties)) found.add(key);
      }
    }
  }
  return found;
}

/** A clause of "we", of the sender's own name, or of an "I", unless they looked at something. */
export function isAboutSender(words: readonly Word[], { sender }: Parties): boolean {
  const has = (list: ReadonlySet<string>) => words.some(({ key }) => list.has(key));
  if (has(readerPronouns)) return false;
  if (has(senderPronouns)) return !has(perceptionVerbs);
  if (words.some((word) => isNamed(word, sender))) return true;
  return has(writerPronouns) && !has(observationVerbs);
}
