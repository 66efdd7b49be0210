import { guessColumn, unguardCell } from '@replysmith/contract';
import Papa from 'papaparse';
import { hasOurColumns, type SourceTable } from './source-table.ts';
import { UnreadableSource } from './unreadable-source.ts';

/** A table with headings in its first line, whatever stands between its cells. */
export function readCsv(source: string, text: string): SourceTable {
  const { data, errors } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new UnreadableSource(`row ${(broken.row ?? 0) + 1}: ${broken.message}`);
  const [headings = [], ...lines] = data.map((cells) => cells.map(unguardCell));
  if (lines.length === 0) throw new UnreadableSource('there is no row below the headings');
  return {
    source,
    headings: headings.map((heading) => heading.trim()),
    guesses: onceEach(headings.map(guessColumn)),
    // The headings are the first row.
    rows: lines.map((cells, index) => ({ number: index + 2, cells })),
    isOurs: hasOurColumns(headings),
  };
}

/** Two headings may look like the same column; the first of them is taken. */
export function onceEach<Column>(guesses: readonly (Column | null)[]): (Column | null)[] {
  return guesses.map((guess, index) => (guesses.indexOf(guess) === index ? guess : null));
}
