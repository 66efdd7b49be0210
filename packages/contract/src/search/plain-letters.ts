/** Small letters that no accent is taken off of, yet people type plain ones for them. */
export const plainLetters: ReadonlyMap<string, string> = new Map([
  ['ς', 'σ'],
  ['ı', 'i'],
  ['ł', 'l'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ħ', 'h'],
  ['ß', 'ss'],
  ['þ', 'th'],
  ['æ', 'ae'],
  ['œ', 'oe'],
]);
