import { nameKey } from '../document/protected-tokens.ts';
import type { Email, ProtectedToken, Sentence, Stretch, Word } from '../document/email.ts';

export const readerPronouns: ReadonlySet<string> = new Set([
  'you',
  'your',
  "you're",
  "you've",
  "you'd",
  "you'll",
  'yours',
  'yourself',
  'u',
  'ur',
]);
export const senderPronouns: ReadonlySet<string> = new Set([
  'we',
  'our',
  'us',
  "we're",
  "we've",
  "we'll",
  "we'd",
  'ours',
]);

const introductions =
  /^(?:hi,? )?(?:(?:i['’]m|i am)(?! \p{L}+ing\b)|my name|we are|we['’]re|this is|i work|i run|i lead|i founded|i co-founded|i own|i make|i represent|here at|at \p{Lu}[\p{L}\p{N}]*,? we)\b/iu;
const sellerVerbs = new Set([
  'helps',
  'offers',
  'provides',
  'builds',
  'makes',
  'lets',
  'gives',
  'specializes',
  'specialises',
  'delivers',
  'works',
  'enables',
  'allows',
  'turns',
  'is',
  'does',
  'automates',
  'connects',
]);

const mostWordsBefore = 12;
const footWords = 6;
const introductionLength = 60;

/** Whose name is whose. Keys are single words in lower case. */
export type Parties = {
  readonly sender: ReadonlySet<string>;
  readonly addressee: ReadonlySet<string>;
};

export function partiesOf(email: Email): Parties {
  const sender = new Set<string>();
  const addressee = new Set<string>();
  const foot = email.signature ?? lastLine(email);
  const ends = walker(email.sentences);
  const following = walker(email.words);
  for (const name of email.protectedTokens) {
    if (name.kind !== 'name' || name.field !== 'body') continue;
    const sentence = email.sentences[ends(name.start)];
    const at = following(name.start);
    const introduced = sentence && within(name, sentence) && isIntroduced(name, sentence);
    const before = email.words.slice(Math.max(0, at - 2), at);
    if (introduced === true || isOnBehalf(before) || within(name, foot)) {
      addWords(sender, name.text);
    }
  }
  for (const { kind, text } of email.protectedTokens) {
    if (
      kind === 'name' &&
      text
        .toLowerCase()
        .split(/\s+/u)
        .some((word) => sender.has(word))
    )
      addWords(sender, text);
  }
  if (email.addressee) addWords(addressee, email.addressee.text);
  return { sender, addressee };
}

/** A name alone at the foot, without a close above it: "VetMaster Africa". */
function lastLine({ paragraphs }: Email): Stretch | null {
  const last = paragraphs.length > 1 ? paragraphs.at(-1) : undefined;
  const words = last?.sentences.flatMap((sentence) => sentence.words) ?? [];
  return last && words.length <= footWords && !/[.!?]$/u.test(last.text.trimEnd()) ? last : null;
}

/** The index of the first stretch that ends after an offset, for offsets that only grow. */
function walker(stretches: readonly Stretch[]): (offset: number) => number {
  let at = 0;
  return (offset) => {
    while ((stretches[at]?.end ?? Infinity) <= offset) at += 1;
    return at;
  };
}

function isIntroduced(name: ProtectedToken, sentence: Sentence): boolean {
  const opening = sentence.words.slice(0, mostWordsBefore + 2);
  const before = opening.filter((word) => word.end <= name.start);
  if (before.length > mostWordsBefore) return false;
  if (before.length === 0) {
    return sellerVerbs.has(opening.find((word) => word.start >= name.end)?.key ?? '');
  }
  return isIntroduction(sentence) && !before.some(isOfReader);
}

/** "My name is", "I run", "we are". */
export function isIntroduction({ text }: Sentence): boolean {
  return introductions.test(text.slice(0, introductionLength));
}

/** "On behalf of", "here at", "work for". */
function isOnBehalf(before: readonly Word[]): boolean {
  return /^(?:behalf of|here at|work(?:ing)? (?:for|at))$/u.test(
    before.map((word) => word.key).join(' '),
  );
}

function isOfReader(word: Word): boolean {
  return (
    readerPronouns.has(word.key) ||
    /^(?:customer|fan|reader|user|listener|subscriber|regular)$/u.test(word.key)
  );
}

function addWords(names: Set<string>, text: string): void {
  for (const word of text.toLowerCase().split(/\s+/u))
    if (word.length > 1) names.add(word.replace(/[.,]$/u, ''));
}

function within(
  part: { start: number; end: number },
  whole: { start: number; end: number } | null,
): boolean {
  return whole !== null && part.start >= whole.start && part.end <= whole.end;
}

/** Whether the word is one of the names, and spelt as one: "Sales" in a signature does not make "sales" a name. */
export function isNamed(word: Word, names: ReadonlySet<string>): boolean {
  return word.text !== word.text.toLowerCase() && names.has(nameKey(word));
}

/** Whether the word belongs to a name that is neither the sender's nor the addressee's. */
export function isReaderName(
  word: Word,
  names: ReadonlySet<string>,
  { sender, addressee }: Parties,
): boolean {
  return isNamed(word, names) && !isNamed(word, sender) && !isNamed(word, addressee);
}
