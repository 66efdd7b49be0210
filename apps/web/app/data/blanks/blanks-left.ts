import { tenths } from '../../lib/words/tenths.ts';

const words = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];

/** "Two blanks are yours to fill, worth 0.8." What they are worth is left out where it is nothing. */
export function blanksLeft(count: number, wins: number): string {
  const are = count === 1 ? 'blank is' : 'blanks are';
  const worth = wins > 0 ? `, worth ${tenths(wins)}` : '';
  return `${words[count] ?? String(count)} ${are} yours to fill${worth}.`;
}
