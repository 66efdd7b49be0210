const soundsOpen = /^(?:hour|honest|honou?r|heir|8|11\b|18\b)/i;
const soundsClosed = /^(?:uni(?![nm])|use|usu|util|uk\b|us\b|euro?|one\b|once\b|ubiqu)/i;

/** "a" or "an", as the next word is spoken. */
export function articleFor(word: string): 'a' | 'an' {
  if (soundsOpen.test(word)) return 'an';
  if (soundsClosed.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}
