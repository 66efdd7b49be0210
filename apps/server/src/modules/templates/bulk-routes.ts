import { z } from '@hono/zod-openapi';
import {
  ChangeTemplatesReply,
  ChangeTemplatesRequest,
  ExportTemplatesRequest,
  ImportTemplatesReply,
  ImportTemplatesRequest,
  PutBackTemplatesRequest,
  TemplatesFile,
  paths,
} from '@replysmith/contract';
import { onBehalfOf } from '../../platform/context/context.ts';
import { slow } from '../../platform/http/deadline.ts';
import { postedSearchLimit } from '../../platform/http/rate-limits.ts';
import { type Route, route } from '../../platform/http/route.ts';
import { changeTemplates } from './bulk.ts';
import { exportTemplates } from './export.ts';
import { importTemplates } from './import.ts';
import { putBackTemplates } from './undo-bulk.ts';

const file = { schema: z.string() };

/** The header that makes a browser save a file under this name in any script (RFC 6266). */
export function contentDisposition(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w .()-]/g, '_');
  const exact = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

export const bulkRoutes: readonly Route[] = [
  route({
    method: 'post',
    path: paths.changeTemplates,
    summary:
      'Do the same to many templates, named or found by a filter, once for each Idempotency-Key',
    scope: 'write',
    limit: postedSearchLimit,
    longest: slow,
    body: ChangeTemplatesRequest,
    hasKey: true,
    reply: ['What was done, and what was not and why', ChangeTemplatesReply],
    run: ({ ctx, body, key }) => changeTemplates(ctx, body, key),
  }),
  route({
    method: 'post',
    path: paths.putBackTemplates,
    summary: 'Give templates back the folders, tags and stars they had',
    scope: 'write',
    body: PutBackTemplatesRequest,
    reply: ['What was put back, and what was not and why', ChangeTemplatesReply],
    run: ({ ctx, body }) => putBackTemplates(ctx, body),
  }),
  route({
    method: 'post',
    path: paths.importTemplates,
    summary: 'Saves some rows of an import, or says what would become of them',
    scope: 'write',
    longest: slow,
    body: ImportTemplatesRequest,
    hasKey: true,
    reply: ['A verdict for each row, in their order', ImportTemplatesReply],
    run: ({ ctx, body, key }) => importTemplates(ctx, body, key),
  }),
  route({
    method: 'post',
    path: paths.exportTemplates,
    summary: 'A file of templates: some of them, or all that a filter shows',
    scope: 'write',
    limit: postedSearchLimit,
    body: ExportTemplatesRequest,
    reply: ['The file', TemplatesFile],
    isFile: true,
    otherTypes: { 'text/csv': file, 'text/plain': file },
    run: async ({ services, body, c }) => {
      // The file is still being written after the call has been answered.
      const ctx = onBehalfOf(services, c.get('user').id);
      const { name, type, pieces } = await exportTemplates(ctx, body);
      const bytes = ReadableStream.from(pieces).pipeThrough(new TextEncoderStream());
      return c.body(bytes, 200, {
        'Content-Type': `${type}; charset=utf-8`,
        'Content-Disposition': contentDisposition(name),
      });
    },
  }),
];
