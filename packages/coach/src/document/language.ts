import type { ItsFunction, PartOfSpeech } from 'wink-nlp';
import { remembering } from './memo.ts';
import { meantBy } from './spelling.ts';
import { placesIn, withoutInvisible } from './stretch.ts';

/**
 * The English tagger and its model are some 3.5 MB, in separate files: a page that parses nothing
 * never loads them.
 */
const [{ default: winkNLP }, { default: model }] = await Promise.all([
  import('wink-nlp'),
  import('wink-eng-lite-web-model'),
]);

type Tagger = {
  readonly read: (text: string) => {
    readonly values: readonly string[];
    readonly tags: readonly string[];
    readonly lemmas: readonly string[];
  };
  readonly knows: (word: string) => boolean;
};

/** The library re-reads the model's entities on every start, doubling them; the coach uses none. */
const entities = (model.metaCER as () => unknown)();
const startable = { ...model, metaCER: () => entities };

/** Starts a new library instance with the steps in `pipe`. */
export function startReader(pipe: string[]) {
  return winkNLP(startable, pipe);
}

function startTagger(): Tagger {
  const nlp = startReader(['pos']);
  // The library declares the arguments of its functions in other ways than it calls them.
  const its = nlp.its as unknown as {
    readonly pos: ItsFunction<Tag>;
    readonly lemma: ItsFunction<string>;
    readonly uniqueId: ItsFunction<number>;
  };
  const idOf = (word: string) => nlp.readDoc(word).tokens().out(its.uniqueId)[0] ?? Infinity;
  // Words missing from the dictionary get ids after it, in order of appearance.
  const firstUnknown = idOf(stranger);
  return {
    knows: (word) => idOf(word) < firstUnknown,
    read(text) {
      const tokens = nlp.readDoc(text).tokens();
      return { values: tokens.out(), tags: tokens.out(its.pos), lemmas: tokens.out(its.lemma) };
    },
  };
}

/** A word of no language. */
const stranger = 'øøø';
/** The library keeps every unknown word, some 140 bytes each, so it is restarted now and then. */
const mostTexts = 40_000;
let tagger = startTagger();
let textsRead = 0;

/** A universal part of speech, as the tagger gives it. */
type Tag = PartOfSpeech;

/** A word or a sign of a text; offsets in UTF-16 code units, `end` exclusive. */
export type Token = {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Lower case, straight apostrophes. */
  readonly key: string;
  readonly lemma: string;
  readonly tag: Tag;
};

/** Whether the tagger's dictionary holds a word, given in lower case. It lacks names, slips, and what is new. */
export function isInDictionary(word: string): boolean {
  return tagger.knows(word);
}

/** Text beyond this is not tagged: no email is as long. */
export const longestRead = 40_000;

/** A longer run without a space is not a word, and would take the tagger seconds. */
const unbroken = /(\S{400})\S/g;

/** Once the tagger has met "year's" as one word it never parts it again, so the parts are shown to it apart. */
const possessive =
  /(?<=\p{L})(?<!(?<!\p{L})(?:it|that|there|he|she|what|who|let|here|how|where|when|why))'(?=s(?!\p{L}))/giu;

/** Every token of a text in reading order. White space is none. The versions of a draft share most of their sentences. */
export const tagText = remembering(500, readText);

function readText(text: string): readonly Token[] {
  const input = text.slice(0, longestRead).replaceAll('’', "'").replace(unbroken, '$1 ');
  const read = withoutInvisible(input);
  if (read.length < input.length) return placed(readText(read), text, placesIn(input));
  if (textsRead === mostTexts) {
    tagger = startTagger();
    textsRead = 0;
  }
  textsRead += 1;
  const { values, keys, tags, lemmas } = readAsMeant(read.replace(possessive, " '"));
  const tokens: Token[] = [];
  let cursor = 0;
  for (const [index, value] of values.entries()) {
    const start = read.indexOf(value, cursor);
    const tag = (tags[index] ?? 'X') as Tag;
    if (start === -1 || tag === 'SPACE' || value.trim() === '') continue;
    cursor = start + value.length;
    const key = keys[index]?.toLowerCase() ?? '';
    const token = { start, end: cursor, text: text.slice(start, cursor), key };
    // The tagger knows every contraction but this one.
    if (key === "i'm") {
      const at = start + 1;
      tokens.push({
        start,
        end: at,
        text: text.slice(start, at),
        key: 'i',
        lemma: 'i',
        tag: 'PRON',
      });
      tokens.push({
        start: at,
        end: cursor,
        text: text.slice(at, cursor),
        key: "'m",
        lemma: 'be',
        tag: 'AUX',
      });
    } else tokens.push({ ...token, lemma: lemmas[index] ?? key, tag });
  }
  return tokens;
}

/** Tags a misspelled word as the intended one, so that misspellings do not change the score. */
function readAsMeant(text: string) {
  const typed = tagger.read(text);
  const repaired = text.replace(/(?<!\p{L})\p{Ll}+(?![\p{L}'])/gu, (word) => {
    const correction = meantBy(word);
    return correction && /^\p{Ll}+$/u.test(correction) ? correction : word;
  });
  if (repaired === text) return { ...typed, keys: typed.values };
  const { values: keys, tags, lemmas } = tagger.read(repaired);
  const isAlike = keys.length === typed.values.length;
  return isAlike ? { values: typed.values, keys, tags, lemmas } : { ...typed, keys: typed.values };
}

/** The tokens of a text without its invisible characters, where they stand in the text with them. */
function placed(tokens: readonly Token[], text: string, places: readonly number[]): Token[] {
  return tokens.map((token) => {
    const start = places[token.start] ?? 0;
    const end = (places[token.end - 1] ?? 0) + 1;
    return { ...token, start, end, text: text.slice(start, end) };
  });
}

/** A lemma, or the kind of what has none worth learning: `<name>`, `<figure>`. */
export function lemmaOf({ lemma, tag, text, key }: Token): string {
  if (lemma.startsWith('<')) return lemma;
  if (tag === 'NUM' || /\d/u.test(key)) return '<figure>';
  if (tag === 'PROPN' && /^\p{Lu}/u.test(text) && !/^\p{Lu}+$/u.test(text)) return '<name>';
  return lemma;
}
