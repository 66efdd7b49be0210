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
export function french(text: string): string {
  return text.replace(/\p{L}+/gu, (word) => words[word.toLowerCase()] ?? word);
}
