import { tenths } from '../lib/words.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** "Two blanks are yours to fill: done well, that makes 9.7." Null: what they would make it goes unsaid. */
export function blanksLeft(count: number, filled: number | null): string {
  const are = count === 1 ? 'blank is' : 'blanks are';
  const makes = filled === null ? '' : `: filled well, that makes ${tenths(filled)}`;
  return `${words[count] ?? String(count)} ${are} yours to fill${makes}.`;
}
