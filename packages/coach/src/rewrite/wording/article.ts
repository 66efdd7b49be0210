const soundsOpen = /^(?:hour|honest|honou?r|heir|8|11\b|18\b)/i;
const soundsClosed = /^(?:uni(?![nm])|use|usu|util|uk\b|us\b|euro?|one\b|once\b|ubiqu)/i;
/** Spelled out letter by letter: "an SEO audit", "a UX audit". */
const initials = /^[A-Z]{2,4}(?![\p{L}\p{N}])/u;
const spokenAsWord = /^(?:LAN|RAM|SIM|NATO|NASA|FIFA|LEGO|SWOT|RAF|ROM|LIDL|FOMO|MOT)/u;

/** "a" or "an", as the next word is spoken. */
export function articleFor(word: string): 'a' | 'an' {
  if (soundsOpen.test(word)) return 'an';
  if (soundsClosed.test(word)) return 'a';
  if (initials.test(word) && !spokenAsWord.test(word))
    return /^[AEFHILMNORSX]/u.test(word) ? 'an' : 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}
