import type { LedgerLine } from '@replysmith/coach';
import { splitByMarks, thinNumbers } from '../../apps/web/app/components/marks.ts';

/** A body as HTML, each word that cost something underlined and numbered as its line. */
export function markWords(body: string, lines: readonly LedgerLine[]): string {
  const marks = lines.flatMap(({ spans }, index) =>
    spans
      .filter(({ field }) => field === 'body')
      .map(({ start, end }) => ({ number: index + 1, start, end })),
  );
  return thinNumbers(splitByMarks(body, marks), null)
    .map(({ text, numbers, isDotted, ending }) => {
      const kind = isDotted ? 'sentence' : 'words';
      const words = numbers.length > 0 ? `<u class="${kind}">${text}</u>` : text;
      return words + ending.map((number) => `<sup>${number}</sup>`).join('');
    })
    .join('');
}
