import type { Token } from '../document/language.ts';
import type { Document, ReadSentence } from '../document/read-draft.ts';
import { overlaps } from '../document/stretch.ts';
import { articleFor, asTyped, capitalise } from '../wording.ts';
import { manner } from '../rules/manner.ts';
import { plainWords as plainWordsRule } from '../rules/plain-words.ts';
import { length as lengthRule } from '../rules/length.ts';
import type { Candidate } from './edit.ts';
import { hedges, plainReplacements, wordyPhrases } from '../lexicon/plain-english.ts';

/** Words of the message proper that give way to plainer ones of the same grammar. */
export function plainly(doc: Document): Candidate[] {
  const names = doc.email.protectedTokens.filter(
    ({ kind, field }) => kind === 'name' && field === 'body',
  );
  return doc.sentences
    .flatMap((sentence) => [
      ...usePlainWords(doc, sentence),
      ...shorten(doc, sentence, wordyPhrases, lengthRule.id),
      ...shorten(doc, sentence, hedges, manner.id),
    ])
    .filter((candidate) => !names.some((name) => overlaps(candidate, name)));
}

const capital = /^[\p{Lu}™®©]/u;

/** A word with a capital may be part of a name, but for the first of a sentence that no other follows. */
function mayBeName(
  { tokens, start: opening }: ReadSentence,
  { start, end, text, tag }: Token,
): boolean {
  if (tag === 'PROPN') return true;
  if (!capital.test(text)) return false;
  const next = tokens.find((token) => token.start >= end);
  return start !== opening || capital.test(next?.text ?? '');
}

function usePlainWords({ email }: Document, sentence: ReadSentence): Candidate[] {
  const { tokens } = sentence;
  return tokens.flatMap((token, at): Candidate[] => {
    const plain = plainReplacements.get(`${token.tag} ${token.lemma}`);
    if (!plain || mayBeName(sentence, token) || isHyphenated(tokens, at)) return [];
    const after = inflect(token, plain);
    if (after === null || (token.tag === 'VERB' && !hasObject(tokens, at))) return [];
    if (token.tag === 'NOUN' && isInTerm(tokens, at)) return [];
    if (!isPlaceFor(token, plain, tokens[at - 1], tokens[at + 1])) return [];
    return [
      {
        ...swap(tokens, at, at + 1, asTyped(after, email.body)),
        rule: plainWordsRule.id,
        reason: `“${token.text}” is office language; “${after}” is what people say.`,
      },
    ];
  });
}

const countless: ReadonlySet<string> = new Set(['many', 'enough', 'help']);
const doers = /^(?:i|we|you|they|he|she|it|who)$/u;
const oneOf = /^(?:an?|another|each|either|every|neither|no)$/u;

/** Whether a plain word may follow what stands before: not "a helped living home", "an enough supply", "every help". */
function isPlaceFor(
  { tag, key }: Token,
  plain: string,
  before: Token | undefined,
  after: Token | undefined,
): boolean {
  if (tag !== 'VERB') return !countless.has(plain) || !oneOf.test(before?.key ?? '');
  // A participle that describes is a term of its own: "assisted living", "a leveraged fund".
  if (key.endsWith('ed'))
    return (
      doers.test(before?.key ?? '') ||
      before?.lemma === 'have' ||
      (before?.tag === 'NOUN' && after?.tag === 'DET')
    );
  return before?.tag !== 'DET' && before?.tag !== 'ADJ';
}

/** "digital assistance systems": a noun beside a noun may be a term of its trade. */
function isInTerm(tokens: readonly Token[], at: number): boolean {
  return [tokens[at - 1], tokens[at + 1]].some(
    (beside) => beside?.tag === 'NOUN' || beside?.tag === 'PROPN',
  );
}

function isHyphenated(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const isHyphen = (other: Token | undefined, edge: number | undefined, own: number | undefined) =>
    other?.key === '-' && edge === own;
  return (
    isHyphen(tokens[at - 1], tokens[at - 1]?.end, token?.start) ||
    isHyphen(tokens[at + 1], tokens[at + 1]?.start, token?.end)
  );
}

const noObject: ReadonlySet<string> = new Set(['ADP', 'PUNCT', 'CCONJ', 'SCONJ', 'PART', 'AUX']);

/** A verb that takes an object is only put for one that has it. */
function hasObject(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  return next !== undefined && !noObject.has(next.tag);
}

const irregular: Readonly<Record<string, string>> = {
  buy: 'bought',
  find: 'found',
  speed: 'sped',
};

/** The plain word in the form of the one it stands for; null where the form cannot be told. */
function inflect({ key: typed, lemma, tag }: Token, plain: string): string | null {
  // The tagger's lemmas are spelt the American way.
  const key = typed.replace(/is(?=(?:e|es|ed|ing)$)/u, lemma.endsWith('ize') ? 'iz' : 'is');
  if (tag === 'NOUN') return key === lemma ? plain : `${plain}s`;
  if (tag !== 'VERB' || key === lemma) return plain;
  const [verb = plain, ...rest] = plain.split(' ');
  const stem = verb.replace(/e$/u, '');
  /** "simplify" → "simplified", "simplifies" */
  const soft = verb.replace(/(?<=[^aeiou])y$/u, 'ie');
  const made = key.endsWith('ing')
    ? `${stem}ing`
    : key.endsWith('ed')
      ? (irregular[verb] ?? `${soft.replace(/e$/u, '')}ed`)
      : key.endsWith('s')
        ? `${soft}s`
        : null;
  return made === null ? null : [made, ...rest].join(' ');
}

/** Long ways round and doubled doubts, word for word as they are listed. */
function shorten(
  { email }: Document,
  sentence: ReadSentence,
  table: ReadonlyMap<string, string>,
  rule: string,
): Candidate[] {
  const { tokens } = sentence;
  const found: Candidate[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    for (let size = Math.min(6, tokens.length - at); size > 1; size -= 1) {
      const run = tokens.slice(at, at + size);
      const phrase = run.map(({ key }) => key).join(' ');
      const shorter = table.get(phrase);
      if (shorter === undefined || run.some((token) => mayBeName(sentence, token))) continue;
      // "You would can" is none.
      if (/^c(?:an|ould)\b/u.test(shorter) && /^(?:AUX|PART)$/u.test(tokens[at - 1]?.tag ?? ''))
        continue;
      const quoted = email.body.slice(run[0]?.start ?? 0, run.at(-1)?.end ?? 0);
      found.push({
        ...swap(tokens, at, at + size, asTyped(shorter, email.body)),
        rule,
        reason: `“${shorter}” says the same as “${quoted}” and is read sooner.`,
      });
      at += size - 1;
      break;
    }
  }
  return found;
}

/** The tokens with other words in their place, and the article before them kept right. */
function swap(tokens: readonly Token[], from: number, to: number, words: string) {
  const first = tokens[from];
  const [start, end] = [first?.start ?? 0, tokens[to - 1]?.end ?? 0];
  const after = /^\p{Lu}/u.test(first?.text ?? '') ? capitalise(words) : words;
  return withArticle(tokens[from - 1], { field: 'body' as const, start, end, after }, words);
}

type TextChange = {
  readonly field: 'body';
  readonly start: number;
  readonly end: number;
  readonly after: string;
};

/** "a" or "an", as the word wants that now follows. */
function withArticle(before: Token | undefined, change: TextChange, word: string): TextChange {
  if (!before || !/^an?$/u.test(before.key) || word === '') return change;
  const right = articleFor(word);
  if (right === before.key) return change;
  const article = /^\p{Lu}/u.test(before.text) ? capitalise(right) : right;
  return { ...change, start: before.start, after: `${article} ${change.after}` };
}
