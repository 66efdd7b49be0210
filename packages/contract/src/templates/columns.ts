import { z } from '../schemas.ts';
import { EmailStage } from '../email.ts';
import { Tags, TemplateVariables } from './fields.ts';
import { FolderColor } from './fields.ts';
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
  /** Whether a text can be read as its value; any can, unless it says otherwise. */
  readonly fits?: (text: string) => boolean;
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
    fits: (text) => isHeldBy(FolderColor, orNothing(text)),
  },
  tags: {
    label: 'Tags',
    names: ['tags', 'tag', 'labels', 'keywords'],
    cell: ({ tags }) =>
      tags.some((tag) => /^\[|[,;|]/.test(tag)) ? JSON.stringify(tags) : tags.join(', '),
    read: listOf,
    fits: (text) => isHeldBy(Tags, listOf(text)),
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
    fits: (text) => isHeldBy(TemplateVariables, variablesOf(text)),
  },
  stage: {
    label: 'Read as',
    names: ['stage', 'emailstage', 'readas'],
    cell: ({ stage }) => stage ?? '',
    read: stageOf,
    fits: (text) => isHeldBy(EmailStage, stageOf(text)),
  },
  is_favorite: {
    label: 'Favorite',
    formerLabel: 'Favourite',
    names: ['isfavorite', 'favorite', 'isfavourite', 'favourite', 'starred'],
    cell: ({ is_favorite }) => String(is_favorite),
    read: factOf,
    fits: (text) => [...yes, ...no].includes(text.trim().toLowerCase()),
  },
  usage_count: {
    label: 'Times used',
    formerLabel: 'Used',
    names: ['usagecount', 'used', 'uses', 'timesused'],
    cell: ({ usage_count }) => String(usage_count),
    read: countOf,
    fits: (text) => isHeldBy(z.int(), countOf(text)),
  },
  optimization_score: {
    label: 'Score',
    names: ['optimizationscore', 'score'],
    cell: ({ optimization_score }) => String(optimization_score ?? ''),
    fits: (text) => isHeldBy(z.int().max(100), countOf(text)),
  },
  created_at: {
    label: 'Created',
    names: ['createdat', 'created', 'createddate', 'datecreated'],
    cell: ({ created_at }) => created_at,
    read: momentOf,
    fits: (text) => isHeldBy(z.iso.datetime({ offset: true }), momentOf(text)),
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

/** Whether a text can be read as a value of the column. */
export function fitsColumn(column: TemplateColumn, text: string): boolean {
  const { fits }: Column = columns[column];
  return fits?.(text) ?? true;
}

function isHeldBy(schema: z.ZodType, value: unknown): boolean {
  return schema.optional().safeParse(value).success;
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

const yes = ['true', 'yes', 'y', '1', 'x'];
const no = ['false', 'no', 'n', '0', ''];

function factOf(value: unknown): unknown {
  if (typeof value === 'number') return value === 1;
  if (typeof value !== 'string') return orNothing(value);
  return yes.includes(value.trim().toLowerCase());
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
