import data from '../../data/words/english.json' with { type: 'json' };
import { englishFunctionWords } from './function-words.ts';

/** Capitals that name a thing everybody has, not a company or a person. */
export const acronyms: ReadonlySet<string> = new Set(data.acronyms);

/** Words that fit any reader: they make no observation specific. */
export const genericWords: ReadonlySet<string> = new Set(data.genericWords);

/** Plurals without an s. */
export const irregularPlurals: ReadonlySet<string> = new Set(data.irregularPlurals);

/** Nouns that take no article: one writes about storage, not about the storage. */
export const massNouns: ReadonlySet<string> = new Set(data.massNouns);

/**
 * Long words that are typed often. Two letters of one swapped make no other word, so that "likley" and "Thrusday" are
 * certain slips.
 */
export const oftenTyped: readonly string[] = data.oftenTyped;

/** Words that usually open a sentence; a capital on them says nothing about names. */
export const sentenceStarters: ReadonlySet<string> = new Set(data.sentenceStarters);

/** Common English words that are not also common words of another language; "in", "for" and "was" are. */
export const tellingEnglishWords: ReadonlySet<string> = new Set(data.tellingEnglishWords);

/** Small words of other languages in Latin script, each with the languages it is common in; none is English too. */
export const languagesOfWord: ReadonlyMap<string, readonly string[]> = invert();

function invert(): Map<string, string[]> {
  const languages = new Map<string, string[]>();
  for (const [language, words] of Object.entries(data.wordsOfLanguages)) {
    for (const word of words) {
      if (tellingEnglishWords.has(word) || englishFunctionWords.has(word)) continue;
      languages.set(word, [...(languages.get(word) ?? []), language]);
    }
  }
  return languages;
}

/** Nouns, adjectives and adverbs that any rewording may bring in, because they state nothing of their own. */
export const everydayWords: ReadonlySet<string> = new Set(data.everydayWords);

/** First words that keep their capital wherever they stand: days, months, places, makes. */
export const knownNames: ReadonlySet<string> = new Set(data.knownNames);
