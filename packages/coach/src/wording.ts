/** The line break the writer uses. */
export function newlineOf(text: string): '\r\n' | '\n' {
  return text.includes('\r\n') ? '\r\n' : '\n';
}

export function capitalise(text: string): string {
  return text.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/** With the writer's own apostrophe. */
export function asTyped(text: string, body: string): string {
  return body.includes('’') ? text : text.replaceAll('’', "'");
}

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

const doubles =
  /^(?:put|set|get|let|run|stop|plan|chat|drop|tag|swap|submit|refer|cut|sit|win|skip|ship|pop|permit|begin|transfer|ring up|pin)$/u;

/** "share" → "sharing", "put" → "putting". */
export function gerundOf(verb: string): string {
  if (doubles.test(verb)) return `${verb}${verb.at(-1) ?? ''}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  return /[^eoy]e$/u.test(verb) ? `${verb.slice(0, -1)}ing` : `${verb}ing`;
}
