import { nameKey } from '../text/find-names.ts';
import type { Email, ProtectedToken, Sentence, Word } from '../text/email.ts';

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
  /^(?:hi,? )?(?:i['’]m|i am|my name|we are|we['’]re|this is|i work|i run|i lead|i founded|i co-founded|i own|i make|i represent|here at|at \p{Lu}[\p{L}\p{N}]*,? we)\b/iu;
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

const mostWordsBefore = 8;

/** Whose name is whose. Keys are single words in lower case. */
export type Parties = {
  readonly sender: ReadonlySet<string>;
  readonly addressee: ReadonlySet<string>;
};

export function partiesOf(email: Email): Parties {
  const sender = new Set<string>();
  const addressee = new Set<string>();
  const sentences = email.sentences.values();
  let sentence = sentences.next().value;
  for (const name of email.protectedTokens) {
    if (name.kind !== 'name' || name.field !== 'body') continue;
    while (sentence && sentence.end <= name.start) sentence = sentences.next().value;
    const introduced = sentence && within(name, sentence) && isIntroduced(name, sentence);
    if (introduced === true || within(name, email.signature)) addWords(sender, name.text);
  }
  if (email.addressee) addWords(addressee, email.addressee.text);
  return { sender, addressee };
}

function isIntroduced(name: ProtectedToken, sentence: Sentence): boolean {
  const next = sentence.words
    .slice(0, mostWordsBefore + 2)
    .findIndex((word) => word.end > name.start);
  if (next === -1 || next > mostWordsBefore) return false;
  const before = sentence.words.slice(0, next);
  if (before.length === 0) {
    const after = sentence.words.slice(0, mostWordsBefore).find((word) => word.start >= name.end);
    return sellerVerbs.has(after?.key ?? '');
  }
  return introductions.test(sentence.text.slice(0, 60)) && !before.some(isOfReader);
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

/** Whether the word belongs to a name that is neither the sender's nor the addressee's. */
export function isReaderName(
  word: Word,
  names: ReadonlySet<string>,
  { sender, addressee }: Parties,
): boolean {
  const key = nameKey(word);
  return names.has(key) && !sender.has(key) && !addressee.has(key);
}
