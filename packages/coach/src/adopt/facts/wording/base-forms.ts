/** What a word may be a form of: "tells" of "tell", "making" of "make". */
export function baseForms(word: string): string[] {
  const bare = word.replace(/'s?$/u, '');
  const stems = ['s', 'es', 'd', 'ed', 'ing', 'er', 'ly', 'r']
    .filter((ending) => bare.endsWith(ending) && bare.length > ending.length + 2)
    .map((ending) => bare.slice(0, -ending.length));
  return [
    bare,
    ...stems.flatMap((stem) => [
      stem,
      `${stem}e`,
      stem.replace(/(\p{L})\1$/u, '$1'),
      stem.replace(/i$/u, 'y'),
    ]),
  ];
}
