/** White space and the range that mis-decoded Windows text lands in are harmless. */
const controlCharacters = /(?![\t-\r\u0080-\u009F])\p{Cc}|[\uFFFE\uFFFF]/u;
const loneSurrogate = /\p{Surrogate}/u;

/** Whether it is text that can be stored and shown, rather than binary that calls itself text. */
export function isPlainText(text: string): boolean {
  return !controlCharacters.test(text) && !loneSurrogate.test(text);
}
