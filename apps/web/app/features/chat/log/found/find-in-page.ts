import { findRanges } from '@replysmith/contract';

/** What is pressed or only read out is not what was said. */
const notSaid = 'button, [role="tab"], .visually-hidden';

/** Where the words stand in what an element shows. */
export function findInPage(element: Element, terms: readonly string[]): Range[] {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const ranges: Range[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const found = findRanges(text.nodeValue ?? '', terms);
    if (found.length === 0 || text.parentElement?.closest(notSaid)) continue;
    for (const [start, end] of found) {
      const range = new Range();
      range.setStart(text, start);
      range.setEnd(text, end);
      ranges.push(range);
    }
  }
  return ranges;
}
