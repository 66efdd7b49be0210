import {
  CreateTemplateFolderRequest,
  DeletedFolder,
  TemplateFolder,
  TemplateFolderList,
  UpdateTemplateFolderRequest,
  paths,
} from '@replysmith/contract';
import { slow } from '../../platform/http/deadline.ts';
import { type Route, idParams, nothing, route } from '../../platform/http/route.ts';
import { createFolder, deleteFolder, listFolders, updateFolder } from './folders.ts';

const path = `${paths.templateFolders}/{id}`;
export const folderRoutes: readonly Route[] = [
  route({
    method: 'get',
    path: paths.templateFolders,
    summary: 'Your folders by name, with the number of templates in each',
    scope: 'read',
    reply: ['The folders', TemplateFolderList],
    run: ({ ctx }) => listFolders(ctx),
  }),
  route({
    method: 'post',
    path: paths.templateFolders,
    summary: 'A new folder, made once for each Idempotency-Key',
    scope: 'write',
    body: CreateTemplateFolderRequest,
    hasKey: true,
    refusals: ['folder_exists', 'too_many_folders'],
    reply: ['The new folder', TemplateFolder],
    run: ({ ctx, body, key }) => createFolder(ctx, body, key),
  }),
  route({
    method: 'patch',
    path,
    summary: 'Changes what is given of a folder',
    scope: 'write',
    params: idParams,
    body: UpdateTemplateFolderRequest,
    refusals: ['folder_exists'],
    reply: ['The folder as it is now', TemplateFolder],
    run: ({ ctx, params, body }) => updateFolder(ctx, params.id, body),
  }),
  route({
    method: 'delete',
    path,
    summary: 'Deletes a folder; its templates stay and lie in none',
    scope: 'write',
    longest: slow,
    params: idParams,
    body: nothing,
    reply: ['The folder, and what lay in it', DeletedFolder],
    run: ({ ctx, params }) => deleteFolder(ctx, params.id),
  }),
];
