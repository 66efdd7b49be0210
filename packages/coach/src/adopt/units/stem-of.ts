/** Two forms of one word have one stem: "helped" and "helping", "shops" and "shop's". */
export function stemOf(key: string): string {
  const bare = key.replaceAll('’', "'").replace(/'s?$/u, '');
  if (bare.length < 5) return bare.replace(/s$/u, '');
  const stem = bare
    .replace(/ies$/u, 'y')
    .replace(/(?:ings?|ed|es|ly|s|e|d)$/u, '')
    .replace(/([^aeiou])\1$/u, '$1');
  return stem.length < 3 ? bare : stem.replace(/y$/u, 'i').replace(/e$/u, '');
}
