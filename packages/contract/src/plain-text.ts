/** White space and C1 controls, which mis-decoded Windows text contains, are harmless. */
const controlCharacters = /(?![\t-\r\u0080-\u009F])\p{Cc}|[\uFFFE\uFFFF]/u;
const loneSurrogate = /\p{Surrogate}/u;
const activeHtml = /<\s*(?:\/\s*)?(?:script|iframe|object|embed)\b|<[a-z][^<>]*\son\w+\s*=/iu;
const somethingToRead = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether it is text, rather than binary data labelled as text. */
export function isPlainText(text: string): boolean {
  return !controlCharacters.test(text) && !loneSurrogate.test(text);
}

/** False for spaces and zero-width characters only. */
export function hasSomethingToRead(text: string): boolean {
  return somethingToRead.test(text);
}

/** Whether it contains code that a web page would run or load. */
export function isPageCode(text: string): boolean {
  return activeHtml.test(text);
}
