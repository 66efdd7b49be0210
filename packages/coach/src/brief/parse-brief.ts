import { emptyBrief, type Brief } from './brief.ts';
import { readLabel, type BriefField, type LabelledLine } from './labels.ts';
import { opening, opensBrief } from './opening.ts';

const bullet = /^(?:[-*•–—]|\d{1,2}[.)])[ \t]+/u;
const lineBreaks = /\r\n?|\n/gu;

/** Without the line that asks for an email, so many named lines make a brief. */
const fewestNamed = 3;

/** Longer than any brief. */
const longestRead = 50_000;

type Read = { [Field in BriefField]?: string[] };

function textOf(lines: readonly string[] | undefined): string {
  return (lines ?? []).join('\n').trim();
}

function lineOf(lines: readonly string[] | undefined): string {
  return (lines ?? [])
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
}

/** Adds what a line says to the field that it belongs to. */
function addLine(read: Read, field: BriefField, line: string): void {
  const lines = (read[field] ??= []);
  if (field === 'context') lines.push(line.startsWith('  ') ? line.slice(2) : line);
  else if (field === 'painPoints') lines.push(line.trim().replace(bullet, ''));
  else lines.push(line);
}

/** Opens the field that a named line begins. */
function openField(read: Read, field: BriefField, value: string): void {
  const lines = (read[field] ??= []);
  if (field === 'painPoints') lines.push(...value.split(';'));
  else lines.push(value);
}

function countNamed(read: Read): number {
  return Object.values(read).filter((lines) => lines.some((line) => line.trim() !== '')).length;
}

/** Whether a line after an empty one goes on with the field that is open. */
function goesOn(line: string, field: BriefField, read: Read): boolean {
  if (line.startsWith('  ') || (field === 'painPoints' && bullet.test(line.trimStart())))
    return true;
  return !(read[field] ?? []).some((said) => said.trim() !== '');
}

/** Null when a paragraph belongs to no named line: somebody's email behind the brief is none of its facts. */
function readFields(lines: readonly string[]): Read | null {
  const read: Read = {};
  let open: BriefField = 'context';
  for (const [at, line] of lines.entries()) {
    const isItem: boolean = open === 'painPoints' && bullet.test(line.trimStart());
    const found: LabelledLine | null = isItem
      ? null
      : readLabel(open === 'context' ? line : line.trim());
    const isEmpty = line.trim() === '';
    const isApart = !isEmpty && lines[at - 1]?.trim() === '';
    if (found) {
      open = found.field;
      openField(read, open, found.value);
    } else if (isApart && !goesOn(line, open, read)) {
      return null;
    } else if (!isEmpty || open === 'context') {
      addLine(read, open, line);
    }
  }
  return read;
}

/** The line that the brief begins with: of two briefs that of the last, which is what was asked for last. */
function firstLine(lines: readonly string[]): number {
  const asked = lines.findLastIndex((line) => !line.startsWith('  ') && opensBrief(line));
  return asked === -1 ? lines.findIndex((line) => line.trim() !== '') : asked;
}

/**
 * Reads a brief back from its text, also after a person changed it: lines in another order, some of
 * them gone, names in other letters. Of two briefs the last one counts. Null when the text is no brief,
 * such as an email, or a brief with an email behind it.
 *
 * @example
 * parseBrief('Write a cold email from this brief.\n\npain points: late payers; no-shows')?.painPoints; // ['late payers', 'no-shows']
 * parseBrief('Hi Tom,\n\nI will be brief: could we talk?'); // null
 */
export function parseBrief(text: string): Brief | null {
  if (text.length > longestRead) return null;
  const lines = text.split(lineBreaks);
  const begins = lines.find((line) => line.trim() !== '') ?? '';
  if (!opensBrief(begins) && !readLabel(begins.trim())) return null;
  const firstAt = firstLine(lines);
  const first = lines[firstAt] ?? '';
  const isAsked = opensBrief(first);
  const read = readFields(lines.slice(isAsked ? firstAt + 1 : firstAt));
  const fewest = isAsked ? 1 : fewestNamed;
  if (read === null || (first.trim() !== opening && countNamed(read) < fewest)) return null;
  return {
    ...emptyBrief,
    campaign: lineOf(read.campaign),
    category: lineOf(read.category),
    audience: lineOf(read.audience),
    tone: lineOf(read.tone),
    industry: lineOf(read.industry),
    companySize: lineOf(read.companySize),
    painPoints: (read.painPoints ?? []).map((pain) => pain.trim()).filter(Boolean),
    callToAction: lineOf(read.callToAction),
    context: textOf(read.context),
  };
}
