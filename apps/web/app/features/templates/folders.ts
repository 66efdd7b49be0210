import {
  type CreateTemplateFolderRequest,
  DeletedFolder,
  TemplateFolder,
  paths,
} from '@replysmith/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshTemplates } from '../../data/templates.ts';
import { apiDelete, apiPatch } from '../../lib/http.ts';
import { postOnce } from '../../lib/sending-key.ts';
import { allOrThrow, changeTemplates } from './api.ts';

type FolderText = CreateTemplateFolderRequest;

const create = (folder: FolderText) =>
  postOnce('new-folder', paths.templateFolders, folder, TemplateFolder);

type FolderChange = { id: string; text: FolderText };

/** Creates a folder or changes one. */
export function useSaveFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, text }: { id: string | null; text: FolderText }) =>
      id === null ? create(text) : change({ id, text }),
    onSuccess: () => refreshTemplates(client),
  });
}

const change = ({ id, text }: FolderChange) =>
  apiPatch(`${paths.templateFolders}/${id}`, text, TemplateFolder);

/** Its templates stay without a folder. */
export function useDeleteFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => apiDelete(`${paths.templateFolders}/${id}`, DeletedFolder),
    onSuccess: () => refreshTemplates(client),
  });
}

/** Creates a deleted folder again and moves its templates back. `problem` says why not all were. */
export function useRestoreFolder() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ folder, template_ids }: DeletedFolder) => {
      const { name, description, color } = folder;
      const made = await create({ name, description, color });
      const problem = await putInto(made.id, template_ids).then(
        () => null,
        (reason: unknown) => reason,
      );
      return { name: made.name, problem };
    },
    onSettled: () => refreshTemplates(client),
  });
}

async function putInto(folder_id: string, ids: readonly string[]): Promise<void> {
  allOrThrow(await changeTemplates({ change: { type: 'move', to: { folder_id } }, of: { ids } }));
}
