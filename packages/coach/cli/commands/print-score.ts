import { evidenceCard, score, type LedgerLine, type Score } from '../../src/index.ts';
import { readEmailFile } from '../input/read-file.ts';
import { describeReading } from './describe-reading.ts';
import { wrap } from './wrap.ts';

const width = 88;
const indent = 6;

/** The account of one email, for a person. */
export async function printScore(file: string): Promise<string> {
  return ledger(score(await readEmailFile(file)));
}

function ledger({ value, band, reading, lines }: Score): string {
  const nameWidth = Math.max(0, ...lines.map((line) => line.name.length));
  const lost = 100 - value;
  const rows = lines.flatMap((line, index) => entry(line, index + 1, nameWidth));
  const head = lost === 0 ? 'Nothing lost.' : `${lost} ${lost === 1 ? 'point' : 'points'} lost.`;
  const sum =
    rightAligned(`100 − ${lost}`, nameWidth) + rightAligned(`${value}, ${band}`, nameWidth);
  return [describeReading(reading), head, '', ...rows, sum].join('\n');
}

function entry(line: LedgerLine, number: number, nameWidth: number): string[] {
  const points = `−${-line.points}`.padStart(4);
  const quote = line.quote.replace(/\s+/gu, ' ').trim();
  const room = width - indent - nameWidth - 6;
  const shown = quote.length > room ? `${quote.slice(0, room - 1)}…` : quote;
  return [
    `${String(number).padStart(3)}   ${line.name.padEnd(nameWidth)}${points}  ${shown}`.trimEnd(),
    ...wrapped(line.reason),
    ...wrapped(`→ +${line.wins}: ${line.fix}`),
    ...line.evidence.flatMap((id) => {
      const { strength, source, sample } = evidenceCard(id);
      return wrapped(`[${id}, ${strength}] ${source}${sample === null ? '' : `, ${sample}`}`);
    }),
    '',
  ];
}

function wrapped(text: string): string[] {
  return wrap(text, width - indent).map((line) => ' '.repeat(indent) + line);
}

function rightAligned(text: string, nameWidth: number): string {
  return `${text.padStart(indent + nameWidth + 4)}\n`;
}
