/** What an element says without the numbers of the ledger that stand at its words. */
export function withoutNumbers(element: Element): string {
  return element.textContent.replaceAll(/\u2060[\d,\u2060]*/gu, '');
}
