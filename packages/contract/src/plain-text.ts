/** White space and the range that mis-decoded Windows text lands in are harmless. */
const controlCharacters = /(?![\t-\r\u0080-\u009F])\p{Cc}|[\uFFFE\uFFFF]/u;
const loneSurrogate = /\p{Surrogate}/u;
const activeHtml = /<\s*(?:\/\s*)?(?:script|iframe|object|embed)\b|<[a-z][^<>]*\son\w+\s*=/iu;
const somethingToRead = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether it is text that can be stored and shown, rather than binary that calls itself text. */
export function isPlainText(text: string): boolean {
  return !controlCharacters.test(text) && !loneSurrogate.test(text);
}

/** Spaces and characters of no width alone are nothing, however many. */
export function hasSomethingToRead(text: string): boolean {
  return somethingToRead.test(text);
}

/** Whether it holds code that a web page would run or load. */
export function isPageCode(text: string): boolean {
  return activeHtml.test(text);
}
