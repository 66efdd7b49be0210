import data from '../../data/words/plain-english.json' with { type: 'json' };

/** The plain word of the same grammar for a grand one, by tag and lemma: "VERB utilize" → "use". */
export const plainReplacements: ReadonlyMap<string, string> = new Map(
  Object.entries(data.plainWords).flatMap(([tag, words]) =>
    Object.entries(words).flatMap(([plain, lemmas]) =>
      lemmas.map((lemma) => [`${tag} ${lemma}`, plain] as const),
    ),
  ),
);

/** Long ways round that mean the same wherever they stand. */
export const wordyPhrases: ReadonlyMap<string, string> = new Map(Object.entries(data.wordyPhrases));

/** Two doubts or three where one is careful enough. */
export const hedges: ReadonlyMap<string, string> = new Map(
  data.modals.flatMap((modal) =>
    data.doubts.flatMap((doubt) => [
      [`${modal} ${doubt}`, modal] as const,
      [`${doubt} ${modal}`, modal] as const,
      ...data.doubts.map((other) => [`${modal} ${doubt} ${other}`, modal] as const),
    ]),
  ),
);
