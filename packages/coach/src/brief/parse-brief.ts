import { emptyBrief, type Brief } from './brief.ts';
import { opening } from './format-brief.ts';
import { readLabel, type BriefField, type LabelledLine } from './labels.ts';

/** "Write a cold email from this brief.", and how a person would change it. */
const asks =
  /^\s*(?:please,? |can you |could you )?(?:re)?(?:write|draft|compose)\b[^\n]{0,60}\b(?:from|by|for) (?:this|the|my|our) brief\b/iu;
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

function readFields(lines: readonly string[]): Read {
  const read: Read = {};
  let open: BriefField = 'context';
  for (const line of lines) {
    const isItem: boolean = open === 'painPoints' && bullet.test(line.trimStart());
    const found: LabelledLine | null = isItem
      ? null
      : readLabel(open === 'context' ? line : line.trim());
    if (found) {
      open = found.field;
      openField(read, open, found.value);
    } else if (line.trim() !== '' || open === 'context') {
      addLine(read, open, line);
    }
  }
  return read;
}

/**
 * Reads a brief back from its text, also after a person changed it: lines in another order, some of
 * them gone, names in other letters. Null when the text is no brief, such as an email.
 *
 * @example
 * parseBrief('Write a cold email from this brief.\n\npain points: late payers; no-shows')?.painPoints; // ['late payers', 'no-shows']
 * parseBrief('Hi Tom,\n\nI will be brief: could we talk?'); // null
 */
export function parseBrief(text: string): Brief | null {
  if (text.length > longestRead) return null;
  const lines = text.split(lineBreaks);
  const firstAt = lines.findIndex((line) => line.trim() !== '');
  const first = lines[firstAt] ?? '';
  const isAsked = asks.test(first);
  if (!isAsked && !readLabel(first.trim())) return null;
  const read = readFields(lines.slice(isAsked ? firstAt + 1 : firstAt));
  const isOpening = first.trim() === opening;
  const fewest = isAsked ? 1 : fewestNamed;
  if (!isOpening && countNamed(read) < fewest) return null;
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
