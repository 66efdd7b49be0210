import type { Token } from './language.ts';

/** A noun with what belongs to it, "the new café in Leeds" without "in Leeds"; token positions, `end` exclusive. */
export type NounPhrase = {
  readonly start: number;
  readonly end: number;
  /** The position of its last noun. */
  readonly head: number;
  /** Whether it is made of names. */
  readonly isName: boolean;
  /** The determiner or possessive it opens with, in lower case: "the", "your", "Priya's". */
  readonly determiner: string | null;
};

const nominal: ReadonlySet<string> = new Set(['NOUN', 'PROPN']);
const before: ReadonlySet<string> = new Set(['ADJ', 'NUM', 'NOUN', 'PROPN']);
const possessives: ReadonlySet<string> = new Set('my our your his her its their whose'.split(' '));

/** The noun phrases of a sentence in reading order, without the prepositions after them. */
export function nounPhrasesOf(tokens: readonly Token[]): NounPhrase[] {
  const phrases: NounPhrase[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const phrase = phraseAt(tokens, at);
    if (!phrase) continue;
    phrases.push(phrase);
    at = phrase.end - 1;
  }
  return phrases;
}

function phraseAt(tokens: readonly Token[], start: number): NounPhrase | null {
  let at = start;
  const first = tokens[at];
  if (!first) return null;
  const opens = first.tag === 'DET' || possessives.has(first.key);
  if (opens) at += 1;
  let head = -1;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (nominal.has(token.tag)) head = at;
    const goesOn =
      before.has(token.tag) ||
      isHyphenBetween(tokens, at) ||
      (isPossessiveMark(token) && head === at - 1) ||
      (token.tag === 'ADV' && head === -1 && tokens[at + 1]?.tag === 'ADJ');
    if (!goesOn) break;
  }
  if (head === -1) return null;
  const body = tokens.slice(opens ? start + 1 : start, head + 1);
  return {
    start,
    end: head + 1,
    head,
    isName: body.every(({ tag }) => tag === 'PROPN'),
    determiner: opens ? first.key : null,
  };
}

function isPossessiveMark({ key }: Token): boolean {
  return key === "'s" || key === "'";
}

function isHyphenBetween(tokens: readonly Token[], at: number): boolean {
  const [left, sign, right] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return sign?.key === '-' && left?.end === sign.start && sign.end === right?.start;
}

const closed: ReadonlySet<string> = new Set(['ADP', 'DET', 'CCONJ', 'SCONJ', 'PART', 'AUX']);
const auxiliaries: ReadonlySet<string> = new Set(
  "am is are was were be been being have has had do does did will would can could shall should may might must 'm 're 's 've 'd 'll ca wo".split(
    ' ',
  ),
);

/** Whether a token is a verb or an auxiliary, whatever its form. */
export function isVerb({ tag, key }: Token): boolean {
  return tag === 'VERB' || tag === 'AUX' || (auxiliaries.has(key) && tag !== 'NOUN');
}

/** Whether a verb tells of what was: "built", "helped". */
export function isPast({ tag, key, lemma }: Token): boolean {
  return tag === 'VERB' && key !== lemma && !/(?:ing|s)$/u.test(key);
}

/** Whether a verb can carry a sentence: no bare "-ing", no infinitive after "to". */
export function isFinite(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  if (!token || !isVerb(token)) return false;
  if (tokens[at - 1]?.key === 'to') return false;
  return !(token.tag === 'VERB' && token.key.endsWith('ing') && token.lemma !== token.key);
}

const pairs: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['“', '”'],
];

/**
 * Whether a sentence reads as one: it opens with a capital or a figure, ends with its sign, has a verb that carries
 * it, closes what it opens, ends on no word that wants another, says no word twice. What a writer's own sentence
 * lacks it need not have.
 */
export function readsWhole(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  const last = tokens.at(-1);
  if (!first || !last) return false;
  const words = tokens.filter(({ tag }) => tag !== 'PUNCT');
  const end = words.at(-1);
  if (!end || !/^[\p{Lu}\d"“‘'([{<%]/u.test(first.text)) return false;
  if (!/[.!?…:"”’)\]}]$/u.test(last.text)) return false;
  if (closed.has(end.tag) && !/[?"”’]$/u.test(last.text) && end.tag !== 'ADP' && end.tag !== 'AUX')
    return false;
  if (
    tokens.some(
      ({ key, tag }, at) =>
        tag !== 'PUNCT' && key === tokens[at - 1]?.key && !/^(?:that|had|\d.*)$/u.test(key),
    )
  )
    return false;
  const text = tokens.map((token) => token.text);
  const isBalanced = pairs.every(
    ([open, close]) =>
      text.filter((one) => one === open).length === text.filter((one) => one === close).length,
  );
  return isBalanced && tokens.some((_, at) => isFinite(tokens, at));
}
