import type { DeletedFolder, TemplateFolder } from '@replysmith/contract';
import { useDeleteFolder, useRestoreFolder } from '../../../../data/templates/folders.ts';
import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { useDesk } from '../desk.ts';
import { templatesText } from '../../templates-text.ts';
import { isolated } from '../../../../lib/words/isolated.ts';

/** Deletes a folder at once; its templates stay, in none, and the folder can be had back. */
export function useDeleteFolderWithUndo(): (folder: TemplateFolder) => void {
  const { view, changeView } = useDesk();
  const { mutate: deleteFolder } = useDeleteFolder();
  const { mutateAsync: restore } = useRestoreFolder();

  // Awaited, since whoever mutates is not called back once the folder's own menu is gone.
  const putBack = async (deleted: DeletedFolder) => {
    try {
      const { name, problem } = await restore(deleted);
      if (problem) fail('Not all could be undone', `put all templates back into ${name}`, problem);
      else showToast({ title: 'Folder is back', message: `${name} has its templates again.` });
    } catch (problem) {
      fail('Error Creating Folder', 'restore folder', problem);
    }
  };

  return (folder) =>
    deleteFolder(folder.id, {
      onSuccess: (deleted) => {
        if (view.folder === folder.id) changeView({ folder: null });
        const count = deleted.template_ids.length;
        showToast({
          title: `Folder “${isolated(folder.name)}” deleted.`,
          message: count > 0 ? `${templatesText(count)} now in no folder.` : '',
          action: { label: 'Undo', run: () => void putBack(deleted) },
        });
      },
      onError: (problem) => fail('Error Deleting Folder', 'delete folder', problem),
    });
}

function fail(title: string, what: string, problem: unknown): void {
  const { message } = explainFailure(problem);
  showToast({ title, message: `Unable to ${what}: ${message}`, kind: 'error' });
}
