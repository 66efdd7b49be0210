import { moveAmong } from '../list-focus/move-among.ts';

/** Moves focus from line to line; false when the key is none of ours. */
export function moveBetweenLines(ledger: HTMLElement, key: string): boolean {
  return moveAmong([...ledger.querySelectorAll<HTMLElement>(':scope > li > button')], key);
}
