import type { ExportTemplatesRequest } from '@replysmith/contract';
import { withUser } from '../../../db/with-user.ts';
import type { Context } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { selectTemplates } from '../template-row.ts';
import { exportFileName } from './export-file-name.ts';
import { idsToExport } from './ids-to-export.ts';
import { templateFiles } from './template-files.ts';
import { templatesToExport } from './templates-to-export.ts';

type ExportedFile = {
  readonly name: string;
  readonly type: string;
  readonly pieces: AsyncGenerator<string>;
};

/** A file of some templates, or of all that a filter shows; named after a single one. */
export async function exportTemplates(
  ctx: Context,
  { format, of }: ExportTemplatesRequest,
): Promise<ExportedFile> {
  const file = templateFiles[format];
  const ids = await idsToExport(ctx, of);
  const [only] = 'ids' in of && ids.length === 1 ? ids : [];
  const own = only === undefined ? '' : exportFileName(await nameOf(ctx, only));
  const day = ctx.now().toISOString().slice(0, 10);

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
  const template = await withUser(ctx, (tx) =>
    selectTemplates(ctx, tx).where('template.id', '=', id).executeTakeFirst(),
  );
  if (!template) throw new AppError('not_found');
  return template.name;
}
