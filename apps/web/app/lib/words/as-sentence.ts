/** A message that something else follows: with a full stop, if it ends without a mark. */
export function asSentence(message: string): string {
  return /[.!?…]$/u.test(message) ? message : `${message}.`;
}
