import { pastVerbs } from '../../lexicon/topics/phrase-boundaries.ts';
import { clauseVerbs } from '../../lexicon/topics/topic-boundaries.ts';
import { changeVerbs, everybodysThings } from '../../lexicon/readers/everybodys-things.ts';
import { numberWords } from '../../lexicon/layout/number-words.ts';
import { nounPhraseAt } from '../../subjects/noun-phrase.ts';
import type { Word } from '../../document/email.ts';

const saysWhich = /^(?:of|that|which|who|whose|where|i|we|you|i['’]d|we['’]d|i['’]ve|we['’]ve)$/u;
const mayTellWhich = /^(?:in|on|at|for|with|by|between|behind|from)$/u;
const quantity = /^(?:all|most|many|some|several|few|half|each|neither|none|\p{N}[\p{N},.]*)$/u;
const owner = /^(?:your|our|my|we|i|you|an?)$/u;
/** Of whose things "the" may speak in the same sentence: "your page … the keyboard". */
const anchor = /^(?:your|my|an?)$|['’]s?$/u;
const span = /^(?:seconds?|minutes?|hours?|days?|weeks?|months?|quarters?|years?)$/u;

export function stemOf(key: string): string {
  return key.replace(/['’]s$/u, '').replace(/(?:es|s)$/u, '');
}

/** What the sentences of an email are read with. */
export type Setting = {
  readonly body: string;
  /** Where each stem is said first. */
  readonly firstSaid: ReadonlyMap<string, number>;
  /** Stems of what the reader knows without being told. */
  readonly known: ReadonlySet<string>;
};

/** "The field" is known only to who has read of it before; "the checkout on Fernhill's website" to anyone. */
function isKnown(setting: Setting, words: readonly Word[], at: number): boolean {
  const { body, firstSaid, known } = setting;
  const isCounted = isQuantity(words[at + 1]);
  const isDated = /ly$/u.test(words[at + 1]?.key ?? '');
  const from = at + (isCounted || isDated ? 2 : 1);
  const phrase = nounPhraseAt(body, words, from);
  const head = phrase.at(-1) ?? words[from];
  if (!head) return true;
  if (words.slice(at + 1, from + phrase.length).some(({ text }) => /^\p{Lu}/u.test(text)))
    return true;
  const stem = stemOf(head.key);
  if (everybodysThings.has(head.key) || known.has(stem)) return true;
  if (words.slice(0, at).some(({ key }) => stemOf(key) === stem)) return true;
  const next = words[words.indexOf(head) + 1];
  const after = next && body.slice(head.end, next.start) === ' ' ? next.key : '';
  if (saysWhich.test(after)) return true;
  const isSaidBefore = (firstSaid.get(stem) ?? Infinity) < (words[0]?.start ?? 0);
  if (isSaidBefore || isCounted) return false;
  if (phrase.length > 1 || isDated || mayTellWhich.test(after)) return true;
  return (at === 0 && after === 'to') || isAnchored(words, at);
}

function isAnchored(words: readonly Word[], at: number): boolean {
  return words
    .slice(0, at)
    .some(({ key }, place) => anchor.test(key) && !span.test(words[place + 1]?.key ?? ''));
}

function isQuantity(word: Word | undefined): boolean {
  return word !== undefined && (quantity.test(word.key) || numberWords.has(word.key));
}

function isVerb(word: Word | undefined): boolean {
  const key = word?.key ?? '';
  return /[^e]ed$/u.test(key) || pastVerbs.has(key) || clauseVerbs.has(key) || changeVerbs.has(key);
}

/** "Three closed a round": three of what was said before. */
function countsUnsaid([first, second]: readonly Word[]): boolean {
  return isQuantity(first) && (isVerb(second) || second?.key === 'more');
}

/** "Bookings rose by 40%" does not say whose. */
function changesUnowned(words: readonly Word[]): boolean {
  const at = words.findIndex(({ key }) => changeVerbs.has(key));
  if (at === -1) return false;
  return !words.slice(0, at).some(({ key, text }, place) => {
    const isName = place > 0 && /^\p{Lu}/u.test(text);
    const isTime = span.test(words[place + 1]?.key ?? '');
    return (
      isName || /['’]s?$/u.test(key) || isQuantity(words[place]) || (owner.test(key) && !isTime)
    );
  });
}

/** Whether the reader can tell which things a sentence speaks of without those before it. */
export function hasKnownThings(setting: Setting, words: readonly Word[]): boolean {
  if (countsUnsaid(words) || changesUnowned(words)) return false;
  return words.every(({ key }, at) => key !== 'the' || isKnown(setting, words, at));
}
