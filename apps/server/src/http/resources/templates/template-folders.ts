import { createRoute, z } from '@hono/zod-openapi';
import {
  CreateTemplateFolderRequest,
  DeletedFolder,
  paths,
  TemplateFolder,
  TemplateFolderList,
  UpdateTemplateFolderRequest,
} from '@replysmith/contract';
import type { Services } from '../../../services/context.ts';
import { createFolder } from '../../../services/template-folders/create-folder.ts';
import { deleteFolder } from '../../../services/template-folders/delete-folder.ts';
import { listFolders } from '../../../services/template-folders/list-folders.ts';
import { updateFolder } from '../../../services/template-folders/update-folder.ts';
import { createApi } from '../../api.ts';
import { contextOf } from '../../context-of.ts';
import { noBody } from '../../no-body.ts';
import { replies } from '../../replies.ts';

const path = `${paths.templateFolders}/{id}`;
const params = z.object({ id: z.uuid() });

const list = createRoute({
  method: 'get',
  path: paths.templateFolders,
  summary: 'Your folders by name, with the number of templates in each',
  responses: replies('The folders', TemplateFolderList),
});

const create = createRoute({
  method: 'post',
  path: paths.templateFolders,
  summary: 'A new folder',
  request: {
    body: {
      required: true,
      content: { 'application/json': { schema: CreateTemplateFolderRequest } },
    },
  },
  responses: replies('The new folder', TemplateFolder),
});

const update = createRoute({
  method: 'patch',
  path,
  summary: 'Changes what is given of a folder',
  request: {
    params,
    body: {
      required: true,
      content: { 'application/json': { schema: UpdateTemplateFolderRequest } },
    },
  },
  responses: replies('The folder as it is now', TemplateFolder),
});

const remove = createRoute({
  method: 'delete',
  path,
  summary: 'Deletes a folder; its templates stay and lie in none',
  request: { params, body: noBody },
  responses: replies('The folder, and what lay in it', DeletedFolder),
});

export function templateFolders(services: Services) {
  return createApi()
    .openapi(list, async (c) => c.json(await listFolders(contextOf(c, services)), 200))
    .openapi(create, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await createFolder(ctx, c.req.valid('json')), 200);
    })
    .openapi(update, async (c) => {
      const ctx = contextOf(c, services);
      const { id } = c.req.valid('param');
      return c.json(await updateFolder(ctx, id, c.req.valid('json')), 200);
    })
    .openapi(remove, async (c) => {
      const ctx = contextOf(c, services);
      return c.json(await deleteFolder(ctx, c.req.valid('param').id), 200);
    });
}
