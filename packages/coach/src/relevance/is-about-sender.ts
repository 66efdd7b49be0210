import { observationVerbs, ownDeeds, perceptionVerbs } from '../lexicon/readers/reader-verbs.ts';
import type { Word } from '../document/email.ts';
import { type Parties, isNamed, readerPronouns, senderPronouns } from './parties.ts';

const writerPronouns: ReadonlySet<string> = new Set(['i', 'my', "i'm", "i've", "i'd"]);

/** "A buyer for your domain", "to inform you": the reader only receives. */
export function isReceiving(words: readonly Word[], at: number): boolean {
  return readerPronouns.has(words[at]?.key ?? '') && benefits.has(words[at - 1]?.key ?? '');
}

/** "I built a tool that tries your sign-up page" is about the tool. */
function isOwnDeed([first, ...rest]: readonly Word[]): boolean {
  const verb = rest.find(({ key }) => !key.endsWith('ly') && key !== 'have' && key !== 'also');
  return /^i(?:'ve)?$/u.test(first?.key ?? '') && ownDeeds.has(verb?.key ?? '');
}

/** "Lowe & Sons gave us 12 crates" is about Lowe & Sons. */
function isGiven(words: readonly Word[], at: number): boolean {
  return (
    words[at]?.key === 'us' &&
    /^(?:gave|told|sent|lent|showed|asked|paid|lets|let)$/u.test(words[at - 1]?.key ?? '')
  );
}

const benefits = new Set(
  'for give send offer inform show help get tell bring drop request thank invite'.split(' '),
);

/**
 * A clause whose subject is "we", "our" or the sender's own name, or "I" where no reader comes in, unless they
 * looked at something: "our platform gives you", not "we saw your menu".
 */
export function isAboutSender(words: readonly Word[], { sender }: Parties): boolean {
  const has = (list: ReadonlySet<string>) => words.some(({ key }) => list.has(key));
  const isOurs = (word: Word, at: number) =>
    (senderPronouns.has(word.key) && !isGiven(words, at)) || isNamed(word, sender);
  const readerAt = words.findIndex(
    ({ key }, at) => readerPronouns.has(key) && !isReceiving(words, at),
  );
  if (isOwnDeed(words)) return true;
  const senderAt = words.findIndex(isOurs);
  if (senderAt !== -1 && (readerAt === -1 || senderAt < readerAt)) return !has(perceptionVerbs);
  return readerAt === -1 && has(writerPronouns) && !has(observationVerbs);
}
