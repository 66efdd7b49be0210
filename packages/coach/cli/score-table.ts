import { styleText } from 'node:util';
import type { Score } from '@replysmith/coach';
import { onOneLine } from './for-people.ts';
import type { ReadEmail } from './read-emails.ts';

/** What standard output can show. */
export type Terminal = {
  readonly isInColour: boolean;
  /** Null where it is no terminal, so that lines may have any length. */
  readonly columns: number | null;
};

export type ScoredEmail = ReadEmail & {
  readonly found: Score;
  /** Why the score says nothing. */
  readonly notJudged: string | null;
  readonly fails: boolean;
};

/** What the emails come to, as it is also written in JSON. */
export type Totals = {
  readonly judged: number;
  readonly average: number | null;
  readonly strong: number;
  readonly fair: number;
  readonly weak: number;
  readonly not_judged: number;
  readonly unreadable: number;
  readonly min: number | null;
  readonly failed: number;
};

type Colour = 'green' | 'yellow' | 'red' | 'dim' | 'bold';
type Cells = readonly [file: string, score: string, band: string, line: string];

const colours = { strong: 'green', fair: 'yellow', weak: 'red', unjudged: 'dim' } as const;
const gap = '  ';
/** Of the last column, however narrow the terminal is. */
const leastWidth = 20;

/** A line for each email, and what they come to. */
export function scoreTable(
  emails: readonly ScoredEmail[],
  totals: Totals,
  { isInColour, columns }: Terminal,
): string {
  const paint = (colour: Colour, text: string) =>
    isInColour ? styleText(colour, text, { validateStream: false }) : text;
  const rows = emails.map(cellsOf);
  const head: Cells = ['Email', 'Score', 'Band', 'What costs most'];
  const widthOf = (at: 0 | 1 | 2) =>
    rows.reduce((most, cells) => Math.max(most, cells[at].length), head[at].length);
  const widths = [widthOf(0), widthOf(1), widthOf(2)] as const;
  const before = widths.reduce((sum, width) => sum + width + gap.length, 0);
  const room = columns === null ? Infinity : Math.max(columns - before, leastWidth);
  const print = ([file, score, band, line]: Cells, colour: Colour) =>
    [
      file.padEnd(widths[0]),
      paint(colour, score.padStart(widths[1])),
      paint(colour, band.padEnd(widths[2])),
      line.length > room ? `${line.slice(0, room - 1)}…` : line,
    ]
      .join(gap)
      .trimEnd();
  const lines = rows.map((cells, at) => print(cells, colourOf(emails[at])));
  return `${[print(head, 'bold'), ...lines, '', ...sentencesOn(totals, emails)].join('\n')}\n`;
}

function colourOf(email: ScoredEmail | undefined): Colour {
  return email?.notJudged === null ? colours[email.found.band] : 'dim';
}

function cellsOf({ file, found, notJudged }: ScoredEmail): Cells {
  const name = onOneLine(file);
  if (notJudged !== null) return [name, '–', 'not judged', notJudged];
  const { value, band, isUnsure, isProvisional, lines } = found;
  const words = [band, isUnsure && 'unsure', isProvisional && 'so far'].filter(Boolean);
  const [gravest] = lines;
  const line = gravest ? `${gravest.name} (${gravest.points}): ${gravest.reason}` : 'Nothing.';
  return [name, String(value), words.join(', '), onOneLine(line.replace('(-', '(−'))];
}

function sentencesOn(totals: Totals, scored: readonly ScoredEmail[]): string[] {
  const { judged, average, strong, fair, weak, not_judged, unreadable, min, failed } = totals;
  const low = scored.filter(({ fails, notJudged }) => fails && notJudged === null).length;
  const strict = failed > low ? ', which fails' : '';
  const emails = `${judged} ${judged === 1 ? 'email' : 'emails'}`;
  const bands = `${strong} strong, ${fair} fair, ${weak} weak`;
  return [
    judged === 0 ? 'No email was judged.' : `${emails}, ${average} on average: ${bands}.`,
    not_judged > 0 ? `${not_judged} not judged${strict}.` : '',
    unreadable > 0 ? `${unreadable} could not be read.` : '',
    min === null ? '' : low === 0 ? `None below ${min}.` : `${low} below ${min}.`,
  ].filter(Boolean);
}
