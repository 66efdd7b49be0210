import data from '../../data/words/layout.json' with { type: 'json' };

/** Never the end of a sentence before a figure: "No. 5", "p. 12". */
export const beforeNumbers: ReadonlySet<string> = new Set(data.beforeNumbers);

/** Names spelt with a mark that ends no sentence. */
export const exclaimingNames: ReadonlySet<string> = new Set(data.exclaimingNames);

/** The end of a sentence only when a usual first word follows. */
export const openAbbreviations: ReadonlySet<string> = new Set(data.openAbbreviations);

/** Never the end of a sentence: a name follows. */
export const titles: ReadonlySet<string> = new Set(data.titles);

/** In a greeting, but nobody's name. Those that cost points are in `impersonalGreeting` of document/greeting.ts. */
export const genericAddressees: ReadonlySet<string> = new Set(data.genericAddressees);

/** Numbers spelt out. "One" is left out: it is mostly not a count. */
export const numberWords: ReadonlySet<string> = new Set(data.numberWords);

/** A line of these words alone closes an email. */
export const signOffs: ReadonlySet<string> = new Set(data.signOffs);
