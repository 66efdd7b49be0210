import { tenths } from '../lib/words.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/**
 * "Two blanks are yours to fill: filled well, that makes 9.7." With null, the second part is left
 * out.
 */
export function blanksLeft(count: number, filled: number | null): string {
  const are = count === 1 ? 'blank is' : 'blanks are';
  const makes = filled === null ? '' : `: filled well, that makes ${tenths(filled)}`;
  return `${words[count] ?? String(count)} ${are} yours to fill${makes}.`;
}
