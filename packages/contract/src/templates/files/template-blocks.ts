import { templateCells, type ExportedTemplate, type TemplateColumn } from './exported-template.ts';

export type TemplateBlock = Partial<Record<TemplateColumn, string>>;

const labels = {
  name: 'Name',
  subject_line: 'Subject',
  category: 'Category',
  folder: 'Folder',
  folder_color: 'Folder colour',
  tags: 'Tags',
  description: 'Description',
  template_variables: 'Variables',
  stage: 'Read as',
  is_favorite: 'Favourite',
  usage_count: 'Used',
  optimization_score: 'Score',
  created_at: 'Created',
} as const satisfies Partial<Record<TemplateColumn, string>>;

type Labelled = keyof typeof labels;

const columnOf = new Map(
  Object.entries(labels).map(([column, label]) => [label.toLowerCase(), column as Labelled]),
);

/** Between two templates of a text file. */
export const blockSeparator = '---\n';

const separator = /^---[ \t\r]*$/;
const escapedSeparator = /^\\+---[ \t\r]*$/;

/**
 * A template as people read it: a line for each thing that is known of it, an empty line, the text.
 * A line of the text that would end it gets a backslash in front.
 */
export function templateBlock(template: ExportedTemplate): string {
  const cells = templateCells(template);
  let block = '';
  for (const [column, label] of Object.entries(labels)) {
    const cell = cells[column as Labelled];
    if (cell !== '') block += `${label}: ${onOneLine(cell)}\n`;
  }
  const content = cells.email_content
    .split('\n')
    .map((line) => (separator.test(line) || escapedSeparator.test(line) ? `\\${line}` : line));
  return `${block}\n${content.join('\n')}\n`;
}

/** The templates of a text file; where a block says nothing of itself all of it is the text. */
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
    block[said.column] ??= said.value;
    next += 1;
  }
  const isHeaded = next > first;
  if (isHeaded && lines[next]?.trim() === '') next += 1;
  const content = lines.slice(next).join('\n');
  // Only exports say when a template was made; what people typed may stand between empty lines.
  return { ...block, email_content: block.created_at === undefined ? content.trim() : content };
}

function readLabel(line = ''): { column: Labelled; value: string } | null {
  const colon = line.indexOf(':');
  const column = columnOf.get(line.slice(0, Math.max(0, colon)).trim().toLowerCase());
  return column ? { column, value: fromOneLine(line.slice(colon + 1).trim()) } : null;
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
