import data from '../../data/words/markup.json' with { type: 'json' };

/** What may stand between angle brackets in the source of an HTML mail; anything else there is text. */
export const htmlElements: ReadonlySet<string> = new Set(data.htmlElements);

/** The characters behind the names that mail programs write; `&eacute;` and its like are made from their letter. */
export const htmlEntities: ReadonlyMap<string, string> = new Map(Object.entries(data.htmlEntities));

/** What people write inside square brackets when they mean to fill it in later. */
export const placeholderWords: ReadonlySet<string> = new Set(data.placeholderWords);
