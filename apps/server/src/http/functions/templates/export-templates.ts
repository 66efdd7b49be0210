import { z } from '@hono/zod-openapi';
import { ErrorBody, ExportTemplatesRequest, paths } from '@replysmith/contract';
import { onBehalfOf, type Services } from '../../../services/context.ts';
import { exportTemplates } from '../../../services/templates/export/export-templates.ts';
import { createApi } from '../../api.ts';
import { contentDisposition } from '../../content-disposition.ts';
import { readBody } from '../../read-body.ts';

const path = paths.exportTemplates;
const file = { schema: z.string() };

export function exportTemplatesFunction(services: Services) {
  const door = createApi();
  door.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'A file of templates: some of them, or all that a filter shows',
    request: {
      body: { required: true, content: { 'application/json': { schema: ExportTemplatesRequest } } },
    },
    responses: {
      200: {
        description: 'The file',
        content: { 'application/json': file, 'text/csv': file, 'text/plain': file },
      },
      default: {
        description: 'What went wrong, as a code and a sentence',
        content: { 'application/json': { schema: ErrorBody } },
      },
    },
  });
  door.post(path, async (c) => {
    const request = await readBody(c, ExportTemplatesRequest);
    // The file goes on being written when the call has long been answered.
    const ctx = onBehalfOf(services, c.get('user').id);
    const { name, type, pieces } = await exportTemplates(ctx, request);
    const bytes = ReadableStream.from(pieces).pipeThrough(new TextEncoderStream());
    return c.body(bytes, 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Content-Disposition': contentDisposition(name),
    });
  });
  return door;
}
