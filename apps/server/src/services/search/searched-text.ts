import { foldText } from '@replysmith/contract';
import { wholeAt } from './typed-offset.ts';

/**
 * A text as it is stored to be searched. Some signs fold to whole phrases; no alphabet does to more
 * than three characters a letter, and what goes beyond that is left out.
 */
export function searchedText(typed: string, longest: number): string {
  const folded = foldText(typed);
  return folded.slice(0, wholeAt(folded, 3 * longest));
}
