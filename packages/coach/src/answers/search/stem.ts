const shortestStem = 3;

const endings: readonly (readonly [RegExp, string])[] = [
  [/['’]s?$/u, ''],
  [/i[sz]ations?$/u, 'is'],
  [/(?<=[^aeiou]t)ions?$/u, ''],
  [/(?:ies|ied)$/u, 'y'],
  [/sses$/u, 'ss'],
  [/(?<![su])s$/u, ''],
  [/(?:ing|ed|er|est|ly)$/u, ''],
  [/iz(?=e?$)/u, 'is'],
  [/e$/u, ''],
  [/(?<double>[bdgmnprt])\k<double>$/u, '$<double>'],
];

/**
 * One form for the forms of a word: "rewriting" and "rewrite", "personalised" and "personalization".
 * Only for comparing words; the form itself may be no word.
 */
export function stem(word: string): string {
  let form = word;
  for (const [ending, replacement] of endings) {
    const shorter = form.replace(ending, replacement);
    if (shorter.length >= shortestStem) form = shorter;
  }
  return form;
}
