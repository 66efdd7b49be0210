import {
  type ExportedTemplate,
  type TemplateColumn,
  columnLabels,
  fitsColumn,
  labelledColumn,
  templateCells,
  templateColumns,
} from './columns.ts';

/**
 * What spreadsheets take for a formula: such a sign at the start, also full-width, after optional
 * white space. Text that already looks escaped matches too, so that it is escaped again and
 * survives a round trip.
 */
const formula = /^'*(?:\s*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** Prevents spreadsheets from evaluating a cell: a leading apostrophe makes it text. */
export function guardCell(cell: string): string {
  return formula.test(cell) ? `'${cell}` : cell;
}

/** The inverse of `guardCell`. */
export function unguardCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}

/** Marks the file as UTF-8 for spreadsheets. */
export const byteOrderMark = '\uFEFF';

/** One CSV line (RFC 4180), with cells escaped for spreadsheets. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map((cell) => quoted(guardCell(cell))).join(',')}\r\n`;
}

function quoted(cell: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

export type TemplateBlock = Partial<Record<TemplateColumn, string>>;

/** Between two templates of a text file. */
export const blockSeparator = '---\n';

const separator = /^---[ \t\r]*$/;
const escapedSeparator = /^\\+---[ \t\r]*$/;

/**
 * A template as text: a line for each field, an empty line, the text. A line of the text that would
 * end it gets a leading backslash.
 */
export function templateBlock(template: ExportedTemplate): string {
  const cells = templateCells(template);
  let block = '';
  for (const column of templateColumns) {
    const cell = column === 'email_content' ? '' : cells[column];
    if (cell !== '') block += `${columnLabels[column]}: ${onOneLine(cell)}\n`;
  }
  const content = cells.email_content
    .split('\n')
    .map((line) => (separator.test(line) || escapedSeparator.test(line) ? `\\${line}` : line));
  return `${block}\n${content.join('\n')}\n`;
}

/** The templates of a text file; what is no line of a field, or one that was there, is text. */
export function readTemplateBlocks(file: string): TemplateBlock[] {
  const text = /(?:^|[^\r])\n/.test(file) ? file : file.replaceAll('\r\n', '\n');
  const blocks: string[][] = [[]];
  for (const line of text.replace(/\n$/, '').split('\n')) {
    if (separator.test(line)) blocks.push([]);
    else blocks.at(-1)?.push(escapedSeparator.test(line) ? line.slice(1) : line);
  }
  return blocks.filter((lines) => lines.some((line) => line.trim() !== '')).map(readBlock);
}

function readBlock(lines: readonly string[]): TemplateBlock {
  const block: TemplateBlock = {};
  const first = lines.findIndex((line) => line.trim() !== '');
  let next = first;
  for (let said = readLabel(lines[next]); said; said = readLabel(lines[next])) {
    if (block[said.column] !== undefined) break;
    block[said.column] = said.value;
    next += 1;
  }
  const isHeaded = next > first;
  if (isHeaded && lines[next]?.trim() === '') next += 1;
  const content = lines.slice(next).join('\n');
  // Only exports include the creation date; text typed by people may have surrounding empty lines.
  return { ...block, email_content: block.created_at === undefined ? content.trim() : content };
}

function readLabel(line = ''): { column: TemplateColumn; value: string } | null {
  const colon = line.indexOf(':');
  const column = labelledColumn(line.slice(0, Math.max(0, colon)).trim());
  const value = fromOneLine(line.slice(colon + 1).trim());
  return column && fitsColumn(column, value) ? { column, value } : null;
}

function onOneLine(text: string): string {
  return /^"|[\r\n]/.test(text) ? JSON.stringify(text) : text;
}

function fromOneLine(text: string): string {
  if (!text.startsWith('"')) return text;
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'string' ? read : text;
  } catch {
    return text;
  }
}
