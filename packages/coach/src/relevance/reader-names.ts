import { citations, publishers, regions, rivals } from '../lexicon/readers/other-parties.ts';
import { observationVerbs, perceptionVerbs } from '../lexicon/readers/reader-verbs.ts';
import { offerThings, scarceThings } from '../lexicon/readers/seller-things.ts';
import type { Email, Sentence, Word } from '../document/email.ts';
import { isQuestion } from '../document/asks.ts';
import { nameKey } from '../document/protected-tokens.ts';
import { hasPhrase, phraseBook } from '../document/sentences.ts';
import { isAboutSender } from './is-about-sender.ts';
import { isSalesTalk } from './is-sales-talk.ts';
import { type Parties, isReaderName, readerPronouns } from './parties.ts';
import { reasonOpeners, splitClauses } from './split-clauses.ts';

const citation = phraseBook(citations);

const openingSentences = 2;
const rollLength = 3;

const addressing = new Set(['at', 'for', 'of', 'like']);

type Owner = 'reader' | 'other' | 'open';

/** `namesReader` when one of them is surely theirs: it stands beside "you", was seen, or is "an idea for Hofmann". */
export type ReaderNames = {
  readonly readerNames: ReadonlySet<string>;
  readonly namesReader: boolean;
};

/**
 * Names of the reader's: their company, product, place. They stand in a clause with "you", in one that says what was
 * seen, in the subject or in the first sentences; later names are customers, places and proof of the sender's.
 */
export function readerNamesIn(
  email: Email,
  names: ReadonlySet<string>,
  parties: Parties,
): ReaderNames {
  const owners = new Map<string, Set<Owner>>();
  const beside = new Set<string>();
  const note = (words: readonly Word[], owner: Owner) => {
    for (const [at, word] of words.entries()) {
      const key = nameKey(word);
      if (offerThings.has(key) || scarceThings.has(key) || !isReaderName(word, names, parties))
        continue;
      if (publishers.has(key) && words[at - 1]?.key !== 'at') continue;
      if (owner === 'reader') beside.add(key);
      const isAddressed = owner === 'open' && addressing.has(words[at - 1]?.key ?? '');
      owners.set(key, (owners.get(key) ?? new Set()).add(isAddressed ? 'reader' : owner));
    }
  };
  note(email.subjectWords, 'open');
  for (const [at, sentence] of email.substance.entries()) {
    const isRoll = isRollOfCustomers(sentence, names, parties);
    for (const { words, owner } of ownersIn(email, sentence, parties))
      note(words, owner === 'open' && (isRoll || at >= openingSentences) ? 'other' : owner);
  }
  const isTheirs = (key: string, of: ReadonlySet<Owner>) =>
    beside.has(key) || (!of.has('other') && (of.has('reader') || of.has('open')));
  const theirs = [...owners].filter(([key, of]) => isTheirs(key, of));
  return {
    readerNames: new Set(theirs.map(([key]) => key)),
    namesReader: theirs.some(([key, of]) => of.has('reader') && !regions.has(key)),
  };
}

/** A clause without a party of its own goes on about the one before. */
function ownersIn(
  { body }: Email,
  sentence: Sentence,
  parties: Parties,
): { words: readonly Word[]; owner: Owner }[] {
  if (isAboutOthers(sentence)) return [{ words: sentence.words, owner: 'other' }];
  let aboutSender = false;
  return splitClauses(body, sentence).map(({ words }) => {
    const namesReader = words.some(({ key }) => readerPronouns.has(key));
    const isFresh = reasonOpeners.has(words[0]?.key ?? '');
    if (isAboutSender(words, parties)) aboutSender = true;
    else if (namesReader || isFresh || words.some(({ key }) => perceptionVerbs.has(key)))
      aboutSender = false;
    if (aboutSender || isSalesTalk(words) || isAboutThird(words)) return { words, owner: 'other' };
    const observes = words.some(({ key }) => observationVerbs.has(key));
    return { words, owner: (namesReader && !isQuestion(sentence)) || observes ? 'reader' : 'open' };
  });
}

/** "A garden shop in Leeds had the same wait" */
export function isAboutThird(words: readonly Word[]): boolean {
  return (
    /^(?:an?|another|other|some|many|most)$/u.test(words[0]?.key ?? '') &&
    !words.some(({ key }) => readerPronouns.has(key))
  );
}

/** "Acme, Globex and Initech all trust us." */
function isRollOfCustomers(
  { words }: Sentence,
  names: ReadonlySet<string>,
  parties: Parties,
): boolean {
  const listed = words.filter((word) => isReaderName(word, names, parties));
  return listed.length >= rollLength && isAboutSender(words, parties);
}

/** "Your competitor Zenmark", "according to Gartner". */
export function isAboutOthers({ words }: Pick<Sentence, 'words'>): boolean {
  return words.some(({ key }) => rivals.has(key)) || hasPhrase(words, citation);
}
