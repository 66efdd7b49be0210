import data from '../../data/words/function-words.json' with { type: 'json' };

/** The small words that sentences need and keyword lists lack. */
export const englishFunctionWords: ReadonlySet<string> = new Set(data.englishFunctionWords);
