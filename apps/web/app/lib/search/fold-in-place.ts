import { foldText } from '@replysmith/contract';

/** A text as it is compared, and where in the text each of its UTF-16 units came from. */
type Folded = {
  readonly text: string;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
};

/** `foldText` character by character, so that what is found in it can be shown in the text itself. */
export function foldInPlace(text: string): Folded {
  let folded = '';
  const starts: number[] = [];
  const ends: number[] = [];
  let at = 0;
  for (const character of text) {
    const end = at + character.length;
    const part = foldText(character);
    folded += part;
    for (let unit = 0; unit < part.length; unit += 1) {
      starts.push(at);
      ends.push(end);
    }
    at = end;
  }
  return { text: folded, starts, ends };
}
