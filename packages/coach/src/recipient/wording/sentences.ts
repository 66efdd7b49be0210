/** The sentences of a reply, in lower case, so that none is said twice. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?:])\s+|\n+/u)
    .map((sentence) => sentence.trim().toLowerCase())
    .filter((sentence) => sentence !== '');
}
