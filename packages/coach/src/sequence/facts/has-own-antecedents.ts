import { englishFunctionWords } from '../../lexicon/words/function-words.ts';
import { sentenceStarters } from '../../lexicon/words/sentence-starters.ts';
import type { Word } from '../../document/email.ts';

const heads = /^(?:it|they|them|he|she|him)(?:['’](?:s|d|ll|re|ve))?$/u;
const owners = /^(?:its|their|his|her)$/u;
/** Whose goods, only what came before can tell. */
const bare = /^(?:theirs|hers|ours|mine|yours)$/u;
const article = /^(?:an?|each|every|your|our|my)$/u;
const people = /^(?:he|she|him|his|her)/u;
const plural = /^(?:they|them|their)/u;
const joint =
  /^(?:and|but|so|which|who|what|when|until|before|after|because|while|that|if|where|as|how|than|whether)$/u;
const placesOfSubject = 3;

function mayBeName(key: string): boolean {
  return !englishFunctionWords.has(key) && !sentenceStarters.has(key);
}

/** A word that a later "it" or "they" can mean. */
function canBeMeant(words: readonly Word[], at: number, pronoun: string): boolean {
  const { key, text } = words[at] ?? { key: '', text: '' };
  const isName = at > 0 && /^\p{Lu}\p{Ll}/u.test(text) && !/^i\b/u.test(key);
  if (at === 0 && owners.test(pronoun) && mayBeName(key)) return true;
  if (isName || /['’]s$/u.test(key)) return !/^(?:it|him|them)$/u.test(pronoun) || at < 2;
  if (people.test(pronoun)) return article.test(key);
  if (article.test(key) || key === 'the') return true;
  if (pronoun === 'they' && /^\p{N}/u.test(key)) return true;
  return plural.test(pronoun) && at < placesOfSubject && /[^su]s$/u.test(key);
}

/** "A guide, and it has photographs" means the guide; "before they moved to it" means nothing in it. */
function opensClause(body: string, before: Word | undefined, pronoun: Word): boolean {
  if (!before) return false;
  return joint.test(before.key) || /[,;:.]/u.test(body.slice(before.end, pronoun.start));
}

/** "A £90 gauge; 31 harbours use it": what comes after the semicolon goes on about the same thing. */
function goesOn(body: string, words: readonly Word[], at: number): boolean {
  const start = words[0]?.start ?? 0;
  const before = body.slice(start, words[at]?.start).split(/[;:] /u);
  const lead = words.filter(({ end }) => end <= start + (before[0]?.length ?? 0));
  return before.length === 2 && lead.some(({ key }) => /^(?:an?|your)$/u.test(key));
}

/** Whether every "it" and "their" finds what it means earlier in the same words. */
export function hasOwnAntecedents(
  body: string,
  words: readonly Word[],
  isOneSentence = true,
): boolean {
  return words.every((word, at) => {
    if (bare.test(word.key)) return !isOneSentence;
    const isHead = heads.test(word.key);
    if (!isHead && !owners.test(word.key)) return true;
    const isMeant = words.slice(0, at).some((_, place) => canBeMeant(words, place, word.key));
    const isClear = !isHead || !isOneSentence || opensClause(body, words[at - 1], word);
    return isMeant && (isClear || goesOn(body, words, at));
  });
}
