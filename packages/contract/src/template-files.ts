import type { EmailTemplate, FolderMark, TemplateVersion } from './templates.ts';

/**
 * A template in an export file: everything an import can read, plus its score. CSV and text files
 * omit the score's version.
 */
export type ExportedTemplate = Omit<TemplateVersion, 'template_id' | 'version'> &
  Pick<EmailTemplate, 'is_favorite' | 'usage_count'> & {
    readonly folder: Pick<FolderMark, 'name' | 'color'> | null;
  };

type Column = {
  /** What it is called on the screen, and what its line in a text file begins with. */
  readonly label: string;
  /** What that line began with in files of earlier versions. */
  readonly formerLabel?: string;
  /** What it is called elsewhere, without case, spaces and punctuation. */
  readonly names: readonly string[];
  readonly cell: (template: ExportedTemplate) => string;
  /** The inverse for what is no text, also for other files: there, a value may have its type. */
  readonly read?: (value: unknown) => unknown;
};

const columns = {
  name: {
    label: 'Name',
    names: ['name', 'title', 'templatename', 'templatetitle'],
    cell: ({ name }) => name,
  },
  subject_line: {
    label: 'Subject',
    names: ['subjectline', 'subject', 'emailsubject', 'templatesubject'],
    cell: ({ subject_line }) => subject_line,
  },
  email_content: {
    label: 'Content',
    names: [
      ...['emailcontent', 'content', 'body', 'emailbody', 'text', 'message', 'html', 'bodyhtml'],
      ...['bodytext', 'templatebody', 'htmlbody', 'textbody'],
    ],
    cell: ({ email_content }) => email_content,
  },
  category: {
    label: 'Category',
    names: ['category', 'templatecategory', 'type'],
    cell: ({ category }) => category,
  },
  folder: {
    label: 'Folder',
    names: ['folder', 'foldername'],
    cell: ({ folder }) => folder?.name ?? '',
  },
  folder_color: {
    label: 'Folder color',
    formerLabel: 'Folder colour',
    names: ['foldercolor', 'foldercolour'],
    cell: ({ folder }) => folder?.color ?? '',
  },
  tags: {
    label: 'Tags',
    names: ['tags', 'tag', 'labels', 'keywords'],
    cell: ({ tags }) =>
      tags.some((tag) => /^\[|[,;|]/.test(tag)) ? JSON.stringify(tags) : tags.join(', '),
    read: listOf,
  },
  description: {
    label: 'Description',
    names: ['description', 'notes', 'purpose'],
    cell: ({ description }) => description ?? '',
  },
  template_variables: {
    label: 'Variables',
    names: ['templatevariables', 'variables', 'mergefields'],
    cell: ({ template_variables: variables }) =>
      variables.length > 0 ? JSON.stringify(variables) : '',
    read: variablesOf,
  },
  stage: {
    label: 'Read as',
    names: ['stage', 'emailstage', 'readas'],
    cell: ({ stage }) => stage ?? '',
    read: stageOf,
  },
  is_favorite: {
    label: 'Favorite',
    formerLabel: 'Favourite',
    names: ['isfavorite', 'favorite', 'isfavourite', 'favourite', 'starred'],
    cell: ({ is_favorite }) => String(is_favorite),
    read: factOf,
  },
  usage_count: {
    label: 'Times used',
    formerLabel: 'Used',
    names: ['usagecount', 'used', 'uses', 'timesused'],
    cell: ({ usage_count }) => String(usage_count),
    read: countOf,
  },
  optimization_score: {
    label: 'Score',
    names: ['optimizationscore', 'score'],
    cell: ({ optimization_score }) => String(optimization_score ?? ''),
  },
  created_at: {
    label: 'Created',
    names: ['createdat', 'created', 'createddate', 'datecreated'],
    cell: ({ created_at }) => created_at,
    read: momentOf,
  },
} as const satisfies Readonly<Record<string, Column>>;

export type TemplateColumn = keyof typeof columns;

/** The header of a table of templates. */
export const templateColumns = Object.keys(columns) as readonly TemplateColumn[];

/** What each column is called on the screen. */
export const columnLabels = Object.fromEntries(
  templateColumns.map((column) => [column, columns[column].label]),
) as Readonly<Record<TemplateColumn, string>>;

/** A template as CSV cells; `templateRecord` is the inverse. */
export function templateCells(template: ExportedTemplate): Record<TemplateColumn, string> {
  const cells = templateColumns.map((column) => [column, columns[column].cell(template)] as const);
  return Object.fromEntries(cells) as Record<TemplateColumn, string>;
}

/** A value of a file as the column's type, if it can be read as that; undefined for none. */
export function readCell(column: TemplateColumn, value: unknown): unknown {
  const { read = orNothing }: Column = columns[column];
  return read(value);
}

const columnLabelled = new Map(
  templateColumns.flatMap((column) => {
    const { label, formerLabel = label }: Column = columns[column];
    return [label, formerLabel].map((name) => [name.toLowerCase(), column] as const);
  }),
);

/** Our column for the label of a line; null if there is none. The text itself has no line. */
export function labelledColumn(label: string): TemplateColumn | null {
  const column = columnLabelled.get(label.toLowerCase());
  return column === undefined || column === 'email_content' ? null : column;
}

const columnNamed = new Map<string, TemplateColumn>(
  templateColumns.flatMap((column) => columns[column].names.map((name) => [name, column] as const)),
);

/** Our column for a heading; null if it is ambiguous. */
export function guessColumn(heading: string): TemplateColumn | null {
  return columnNamed.get(heading.toLowerCase().replace(/[^a-z]/g, '')) ?? null;
}

/** An empty value gets the default. */
export function orNothing(value: unknown): unknown {
  return value === '' || value === null ? undefined : value;
}

function listOf(value: unknown): unknown {
  if (typeof value !== 'string') return orNothing(value);
  const list = fromJson(value, '[') ?? value.split(/[,;|\n]/);
  if (!Array.isArray(list)) return list;
  return list.filter((item) => typeof item !== 'string' || item.trim() !== '');
}

function variablesOf(value: unknown): unknown {
  const list = typeof value === 'string' ? (fromJson(value, '[') ?? listOf(value)) : value;
  if (!Array.isArray(list)) return orNothing(list);
  return list.map((variable: unknown) =>
    typeof variable === 'string'
      ? { name: variable.trim().replace(/^\{\{\s*|\s*\}\}$/g, ''), fallback: null, example: null }
      : variable,
  );
}

/** Accepts "Follow-up" and "First email". */
function stageOf(value: unknown): unknown {
  if (typeof value !== 'string') return orNothing(value);
  const stage = value.trim().toLowerCase().replace(/[ -]/g, '_');
  return orNothing(stage === 'first_email' ? 'first' : stage);
}

function factOf(value: unknown): unknown {
  if (typeof value === 'number') return value === 1;
  if (typeof value !== 'string') return orNothing(value);
  return ['true', 'yes', 'y', '1', 'x'].includes(value.trim().toLowerCase());
}

function countOf(value: unknown): unknown {
  if (typeof value !== 'string') return orNothing(value);
  return /^\d+$/.test(value.trim()) ? Number(value) : orNothing(value.trim());
}

/** Dates without a time zone are taken as UTC. */
function momentOf(value: unknown): unknown {
  if (typeof value !== 'string') return orNothing(value);
  const text = value.trim();
  const said = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d)(:\d\d(?:\.\d+)?)?)?$/.exec(text);
  if (said) return `${said[1]}T${said[2] ?? '00:00'}${said[3] ?? ':00'}Z`;
  return orNothing(text);
}

function fromJson(text: string, opening: string): unknown {
  if (!text.trimStart().startsWith(opening)) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

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

/** The templates of a text file; a block without field lines is all text. */
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
  // Only exports include the creation date; text typed by people may have surrounding empty lines.
  return { ...block, email_content: block.created_at === undefined ? content.trim() : content };
}

function readLabel(line = ''): { column: TemplateColumn; value: string } | null {
  const colon = line.indexOf(':');
  const column = labelledColumn(line.slice(0, Math.max(0, colon)).trim());
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
