/** So many words in a row are a phrase. */
const words = 8;
/** As many letters as eight words have; tells phrases where there are no words any more. */
const letters = 40;

/** Every eight words in a row of what `wordsOf` gives. */
export function phrasesOf(line: string): string[] {
  const starts = [0];
  for (const word of line.split(' ')) starts.push((starts.at(-1) ?? 0) + word.length + 1);
  return starts.slice(words).map((next, at) => line.slice(starts[at], next - 1));
}

/** Forty letters in a row of what `lettersOf` gives, every `stride` letters. */
export function stretchesOf(all: string, stride: number): string[] {
  const stretches: string[] = [];
  for (let at = 0; at + letters <= all.length; at += stride) {
    stretches.push(all.slice(at, at + letters));
  }
  return stretches;
}

/** The words alone, one space between them. */
export function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}

/** The letters alone. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}]+/gu, '');
}
