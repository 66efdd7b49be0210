import data from '../../data/words/slips.json' with { type: 'json' };

/** Slips that are never meant, each with what was: no names, no spellings that differ between countries. */
export const misspellings: ReadonlyMap<string, string> = new Map(Object.entries(data.misspellings));

/** Pairs of words that only a slip puts together. */
export const misspeltPhrases: ReadonlyMap<string, string> = new Map(
  Object.entries(data.misspeltPhrases),
);

/** Small words that nobody writes twice in a row on purpose. */
export const neverDoubled: ReadonlySet<string> = new Set(data.neverDoubled);
