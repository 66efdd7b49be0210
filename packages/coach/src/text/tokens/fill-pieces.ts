import { findBlanks } from './find-blanks.ts';
import { fitAnswer } from './fit-answer.ts';

/**
 * What `fillBlanks` makes of a text that comes in pieces, in the same pieces. No blank may reach over two.
 *
 * @example
 * fillPieces(['Honestly, I saw ', '[fill in: what].'], { what: 'I read your talk.' }); // ['Honestly, ', 'I read your talk.']
 */
export function fillPieces(
  pieces: readonly string[],
  values: Readonly<Record<string, string>>,
): string[] {
  let filled: string[] = [];
  pieces.forEach((piece, index) => {
    const rest = pieces.slice(index + 1).join('');
    let position = 0;
    filled.push('');
    const say = (words: string) => filled.push((filled.pop() ?? '') + words);
    for (const { start, end, label } of findBlanks(piece)) {
      const value = Object.hasOwn(values, label) ? values[label]?.trim() : '';
      if (!value) continue;
      say(piece.slice(position, start));
      position = end;
      const { before, answer } = fitAnswer(filled.join(''), value, piece.slice(end) + rest);
      filled = cutTo(filled, before.length);
      say(answer);
    }
    say(piece.slice(position));
  });
  return filled;
}

/** The pieces, of which together no more than the first characters stay. */
function cutTo(pieces: readonly string[], length: number): string[] {
  let left = length;
  return pieces.map((piece) => {
    const kept = piece.slice(0, left);
    left -= kept.length;
    return kept;
  });
}
