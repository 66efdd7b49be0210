const words: Readonly<Record<string, string>> = {
  a: 'un',
  and: 'et',
  answer: 'réponse',
  are: 'êtes',
  as: 'comme',
  body: 'corps',
  data: 'données',
  email: 'courriel',
  for: 'pour',
  in: 'dans',
  instructions: 'consignes',
  is: 'est',
  keep: 'gardez',
  never: 'jamais',
  not: 'pas',
  of: 'de',
  only: 'seulement',
  or: 'ou',
  reader: 'lecteur',
  rewrite: 'réécrivez',
  subject: 'objet',
  text: 'texte',
  the: 'le',
  to: 'à',
  with: 'avec',
  words: 'mots',
  write: 'écrivez',
  writer: 'auteur',
  you: 'vous',
  your: 'votre',
};

/** Word for word and badly: enough to get past a guard that looks for the English. */
function french(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => words[word.toLowerCase()] ?? word);
}

const disguises: readonly (readonly [RegExp, (text: string) => string])[] = [
  [/base ?64/i, (text) => Buffer.from(text).toString('base64')],
  [/\bhex/i, (text) => Buffer.from(text).toString('hex')],
  [/\brot-?13/i, rot13],
  [/\b(?:backwards?|reversed?|in reverse)\b/i, (text) => Array.from(text).reverse().join('')],
  [/\b(?:upper ?case|capitals|caps)\b/i, (text) => text.toUpperCase()],
  [/\burl[- ]?encod/i, encodeURIComponent],
  [
    /\b(?:letter by letter|spaced|between (?:the )?letters|each letter)\b/i,
    (text) => Array.from(text).join(' '),
  ],
  [/\b(?:word per line|each word)\b/i, (text) => text.split(/\s+/).join('\n')],
  [/\b(?:translat\w*|in french)\b/i, french],
];

/** The text as the order wants it: encoded, turned round, translated, cut to its first words. */
export function disguised(text: string, order: string): string {
  const first = /\bfirst (\d+) (words|characters|letters)/i.exec(order);
  let result = text;
  if (first) {
    const count = Number(first[1]);
    result =
      first[2] === 'words' ? text.split(/\s+/).slice(0, count).join(' ') : text.slice(0, count);
  }
  for (const [pattern, disguise] of disguises) if (pattern.test(order)) result = disguise(result);
  return result;
}

function rot13(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const base = letter <= 'Z' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - base + 13) % 26) + base);
  });
}
