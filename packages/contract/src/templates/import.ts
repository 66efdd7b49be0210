import { z } from '../schemas.ts';
import { lengths } from '../lengths.ts';
import { type TemplateColumn, columnLabels, orNothing, readCell } from './columns.ts';
import { newTemplateFields, templateFields } from './fields.ts';
import { FolderColor, FolderName } from './fields.ts';

/**
 * A template as exported and imported. Missing fields get their defaults; anything else in a file,
 * such as a score, is ignored.
 */
export const ImportedTemplate = z.object({
  ...newTemplateFields,
  /** By name; created if missing. */
  folder: z
    .object({ name: FolderName, color: FolderColor.optional() }, 'This must be a name.')
    .nullable()
    .default(null),
  tags: templateFields.tags.default([]),
  /** From an export; the score is always computed anew. */
  usage_count: z
    .int('This must be a whole number.')
    .min(0, 'This must be a whole number.')
    .max(1_000_000_000, 'This is more than can be counted.')
    .default(0),
  created_at: z.iso
    .datetime({ offset: true, error: 'This must be a date such as 2026-03-04.' })
    .refine((moment) => Date.parse(moment) >= 0, 'This must be a date after 1970.')
    .nullable()
    .default(null),
});
export type ImportedTemplate = z.infer<typeof ImportedTemplate>;

/** Rows to import. The server validates them regardless of the browser's checks. */
export const ImportTemplatesRequest = z.strictObject({
  rows: z.array(z.unknown()).min(1).max(lengths.importBatch),
  /** Validates without writing. */
  dry_run: z.boolean().default(false),
  /** Skips templates that already exist word for word. */
  skip_duplicates: z.boolean().default(true),
});
export type ImportTemplatesRequest = z.infer<typeof ImportTemplatesRequest>;

export const ImportVerdict = z.discriminatedUnion('status', [
  z.object({ status: z.literal('imported'), id: z.uuid() }),
  /** In a dry run: the row would be imported. */
  z.object({ status: z.literal('ready') }),
  /**
   * An identical template exists, with this id; null if an earlier row of this import is identical.
   */
  z.object({ status: z.literal('duplicate'), id: z.uuid().nullable() }),
  z.object({ status: z.literal('invalid'), problems: z.array(z.string()).min(1) }),
  /** The plan's limit is reached. */
  z.object({ status: z.literal('over_limit') }),
]);
export type ImportVerdict = z.infer<typeof ImportVerdict>;

/** A result for every row, in order. */
export const ImportTemplatesReply = z.object({
  verdicts: z.array(ImportVerdict),
  /** Slots left afterwards; null without a limit. */
  places_left: z.int().min(0).nullable(),
});
export type ImportTemplatesReply = z.infer<typeof ImportTemplatesReply>;

const labels = new Map<string, string>(Object.entries(columnLabels));

/** Messages that are too vague for an import. */
const vague: Readonly<Record<string, number>> = {
  'Template name is invalid or too long': lengths.templateName,
  'Folder name is invalid or too long': lengths.folderName,
};

/** The problems of an import row, one sentence per field; at most ten. */
export function rowProblems({ issues }: z.ZodError, row: unknown): string[] {
  const problems = issues.map(({ path, message }) => {
    const label = labels.get(String(path[0]));
    if (!label) return 'This is no template: it has no named fields.';
    return `${label}: ${message}${reasonOf(message, valueAt(row, path))}`;
  });
  return [...new Set(problems)].slice(0, 10);
}

function reasonOf(message: string, value: unknown): string {
  const fitting = vague[message];
  if (fitting === undefined || typeof value !== 'string') return '';
  const { length } = value.trim();
  if (length > fitting) return `: ${length} characters, ${fitting} fit`;
  return /[<>]/.test(value) ? ': it cannot contain < or >' : '';
}

function valueAt(row: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part === null || part === undefined ? part : Reflect.get(Object(part), key)),
    row,
  );
}

export type TemplateValues = Readonly<Partial<Record<TemplateColumn, unknown>>>;

/**
 * Converts a file's values to the shape of `ImportedTemplate` for validation: lists and numbers may
 * be text. What cannot be converted is left for validation to refuse.
 */
export function templateRecord(values: TemplateValues): Record<string, unknown> {
  const record = ImportedTemplate.keyof().options.map((column): [string, unknown] => {
    return [column, column === 'folder' ? folderOf(values) : readCell(column, values[column])];
  });
  return Object.fromEntries(record.filter(([, value]) => value !== undefined));
}

function folderOf({ folder, folder_color: color }: TemplateValues): unknown {
  if (typeof folder !== 'string') return orNothing(folder);
  const name = folder.trim();
  return name === '' ? undefined : { name, color: orNothing(color) };
}
