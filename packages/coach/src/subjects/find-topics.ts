import { emptyAdjectives } from '../lexicon/empty-praise.ts';
import { generalNouns } from '../lexicon/topic-boundaries.ts';
import type { Email, Sentence, Word } from '../text/email.ts';
import { findOffers } from './find-offers.ts';
import { nounPhraseAt } from './noun-phrase.ts';

/** Something the email is about, in the writer's words and fit for the middle of a sentence. */
export type Topic = {
  /** "your checkout", "cutting fuel costs" */
  readonly phrase: string;
  /** Without "your" or "the". */
  readonly bare: string;
  readonly kind: 'theirs' | 'offer' | 'thing';
  readonly weight: number;
};

const praise: ReadonlySet<string> = new Set(emptyAdjectives);
const owners: Readonly<Record<string, number>> = { your: 4, the: 2, our: 0.5, a: 1, an: 1 };

function keyOf(text: string): string {
  return text.toLowerCase();
}

function weightOf(email: Email, words: readonly Word[], opener: string): number {
  const head = words.at(-1)?.key ?? '';
  const content = words.filter(({ key }) => !generalNouns.has(key));
  if (content.length === 0) return 0;
  const text = words.map(({ key }) => key).join(' ');
  const said = email.words.filter(({ key }) => key === content.at(-1)?.key).length;
  const inSubject = email.subjectWords.some(({ key }) => key === content.at(-1)?.key) ? 2 : 0;
  const inAsk = email.asks.some(({ sentence }) => keyOf(sentence.text).includes(text)) ? 1 : 0;
  const general = generalNouns.has(head) ? 1.5 : 0;
  return (
    (owners[opener] ?? 0) +
    Math.min(said, 4) * 0.7 +
    inSubject +
    inAsk -
    general +
    (words.length === 2 ? 0.5 : 0)
  );
}

/** "I noticed that the checkout …": something of the reader's, whoever owns the article. */
function isNoticed(words: readonly Word[], at: number): boolean {
  return words
    .slice(Math.max(0, at - 2), at)
    .some(({ key }) => /^(?:noticed?|saw|seen|found)$/u.test(key));
}

function topicsIn(email: Email, { words }: Sentence): Topic[] {
  return words.flatMap((opener, at): Topic[] => {
    const possessive = /^\p{Lu}.*['’]s$/u.test(opener.text);
    if (!possessive && !Object.hasOwn(owners, opener.key)) return [];
    let phrase = nounPhraseAt(email.body, words, at + 1);
    while (phrase[0] && praise.has(phrase[0].key)) phrase = phrase.slice(1);
    if (phrase.length === 0 || phrase.some(({ text }) => /^\p{Lu}/u.test(text))) return [];
    const bare = phrase.map(({ text }) => text).join(' ');
    const noticed = opener.key === 'the' && isNoticed(words, at);
    const theirs = possessive || noticed || opener.key === 'your';
    const weight = weightOf(email, phrase, theirs ? 'your' : opener.key);
    if (weight <= 0) return [];
    const article = possessive ? `${opener.text} ` : opener.key === 'your' ? 'your ' : 'the ';
    const isOurs = opener.key === 'our' || opener.key === 'a' || opener.key === 'an';
    return [
      {
        phrase: isOurs ? `${opener.key} ${bare}` : article + bare,
        bare,
        kind: theirs ? 'theirs' : 'thing',
        weight,
      },
    ];
  });
}

/** What the email is about, likeliest first, each thing once. */
export function findTopics(email: Email): Topic[] {
  const offers = findOffers(email).map((phrase, index): Topic => ({
    phrase,
    bare: phrase,
    kind: 'offer',
    weight: 5 - index,
  }));
  const topics = [...email.sentences.flatMap((sentence) => topicsIn(email, sentence)), ...offers];
  const seen = new Set<string>();
  return topics
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ bare }) => !seen.has(keyOf(bare)) && seen.add(keyOf(bare)));
}
