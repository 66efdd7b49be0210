/** Whether every term stands somewhere in a text; both are folded. */
export function hasTerms(folded: string, terms: readonly string[]): boolean {
  return terms.every((term) => folded.includes(term));
}
