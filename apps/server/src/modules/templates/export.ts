import {
  type EmailTemplate,
  type ExportTemplatesRequest,
  type ExportedTemplate,
  type TemplateFormat,
  blockSeparator,
  byteOrderMark,
  csvLine,
  templateBlock,
  templateCells,
  templateColumns,
  writtenFields,
} from '@replysmith/contract';
import { readAsUser } from '../../platform/db/with-user.ts';
import { utcDay } from '../../platform/clock.ts';
import type { Context } from '../../platform/context/context.ts';
import { AppError } from '../../platform/errors.ts';
import { filterTemplates } from './filter.ts';
import { withFolderId } from './list.ts';
import { selectTemplates, toEmailTemplate } from './template-rows.ts';
import { pick } from '../../platform/db/rows.ts';

type TemplateFile = {
  readonly type: string;
  readonly extension: string;
  readonly before: string;
  readonly of: (template: ExportedTemplate) => string;
  readonly between: string;
  readonly after: string;
};

/** How a file of each format is written. */
const templateFiles: Readonly<Record<TemplateFormat, TemplateFile>> = {
  json: {
    ...{ type: 'application/json', extension: 'json' },
    ...{ before: '[\n', between: ',\n', after: '\n]\n' },
    of: (template) => JSON.stringify(template, null, 2),
  },
  csv: {
    ...{ type: 'text/csv', extension: 'csv' },
    ...{ before: byteOrderMark + csvLine(templateColumns), between: '', after: '' },
    of: (template) => {
      const cells = templateCells(template);
      return csvLine(templateColumns.map((column) => cells[column]));
    },
  },
  text: {
    ...{ type: 'text/plain', extension: 'txt' },
    ...{ before: '', between: blockSeparator, after: '' },
    of: templateBlock,
  },
};

const page = 200;

/**
 * Templates in the order of their ids, one page per transaction, so that a slow download blocks
 * nothing. Those that have been deleted meanwhile, or are somebody else's, are left out.
 */
async function* templatesToExport(
  ctx: Context,
  ids: readonly string[],
): AsyncGenerator<ExportedTemplate> {
  for (let from = 0; from < ids.length; from += page) {
    const pageIds = ids.slice(from, from + page);
    const rows = await readAsUser(ctx, (tx) =>
      selectTemplates(ctx, tx).where('template.id', 'in', pageIds).execute(),
    );
    const templates = new Map(rows.map((row) => [row.id, row]));
    for (const id of pageIds) {
      const row = templates.get(id);
      if (row) yield toExportedTemplate(toEmailTemplate(row));
    }
  }
}

function toExportedTemplate({ folder, ...template }: EmailTemplate): ExportedTemplate {
  return {
    ...pick(template, writtenFields),
    folder: folder && { name: folder.name, color: folder.color },
    ...pick(template, ['is_favorite', 'usage_count', 'optimization_score', 'score_version']),
    created_at: template.created_at,
  };
}

/** Characters that some file system refuses, and marks that reverse the direction of text. */
const refused = /[\p{Cc}\p{Cf}\p{Cs}<>:"/\\|?*]+/gu;
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

/** A text as a file name that every system accepts; empty when nothing of it is left. */
export function exportFileName(text: string): string {
  const name = text
    .normalize('NFC')
    .replace(refused, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return device.test(name) ? `_${name}` : name;
}

type ExportedFile = {
  readonly name: string;
  readonly type: string;
  readonly pieces: AsyncGenerator<string>;
};

/**
 * A file of some templates, or of all that a filter shows. The file of a single template has its
 * name.
 */
export async function exportTemplates(
  ctx: Context,
  { format, of }: ExportTemplatesRequest,
): Promise<ExportedFile> {
  const file = templateFiles[format];
  const ids = await idsToExport(ctx, of);
  const [only] = 'ids' in of && ids.length === 1 ? ids : [];
  const own = only === undefined ? '' : exportFileName(await nameOf(ctx, only));
  const day = utcDay(ctx.now());

  async function* pieces() {
    yield file.before;
    let mark = '';
    for await (const template of templatesToExport(ctx, ids)) {
      yield mark + file.of(template);
      mark = file.between;
    }
    yield file.after;
  }
  return {
    name: `${own || `replysmith-templates-${day}`}.${file.extension}`,
    type: file.type,
    pieces: pieces(),
  };
}

async function nameOf(ctx: Context, id: string): Promise<string> {
  const template = await readAsUser(ctx, (tx) =>
    selectTemplates(ctx, tx).where('template.id', '=', id).executeTakeFirst(),
  );
  if (!template) throw new AppError('not_found');
  return template.name;
}

/** The ids of the templates to export: the named ones, or all that a filter shows, newest first. */
async function idsToExport(
  ctx: Context,
  of: ExportTemplatesRequest['of'],
): Promise<readonly string[]> {
  if ('ids' in of) return [...new Set(of.ids)];
  const rows = await readAsUser(ctx, async (tx) =>
    filterTemplates(ctx, tx, await withFolderId(ctx, tx, of.filter))
      .select('own_templates.id')
      .orderBy('own_templates.created_at', 'desc')
      .orderBy('own_templates.id')
      .execute(),
  );
  return rows.map(({ id }) => id);
}
