/** The number of the mark that is drawn at this place, even when a field lies over it. */
export function markAtPoint(x: number, y: number): number | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const number = element instanceof HTMLElement ? element.dataset['mark'] : undefined;
    if (number !== undefined) return Number(number);
  }
  return null;
}
