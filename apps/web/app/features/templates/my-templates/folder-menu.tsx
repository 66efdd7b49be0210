import { Menu } from '@mantine/core';
import type { DeletedFolder, TemplateFolder } from '@replysmith/contract';
import { IconDots } from '@tabler/icons-react';
import { useDeleteFolder, useRestoreFolder } from '../folders.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { isolated } from '../../../lib/words.ts';
import { DropMenu } from '../../../components/drop-menu.tsx';
import { showToast } from '../../../components/toast.tsx';
import { templatesText } from '../templates-text.ts';
import { usePage } from './page-context.ts';
import classes from './lists.module.css';

export function FolderMenu({ folder }: { folder: TemplateFolder }) {
  const { open } = usePage();
  const deleteFolder = useDeleteFolderWithUndo();
  return (
    <DropMenu
      position="bottom-end"
      width={160}
      target={
        <button
          type="button"
          className={`hover-ink absolute grid place-center round ink-2 on-well ${classes.menu}`}
          aria-label={`Folder actions: ${folder.name}`}
        >
          <IconDots size={16} stroke={1.5} aria-hidden />
        </button>
      }
    >
      <Menu.Item onClick={() => open({ type: 'folder', folder })}>Edit folder</Menu.Item>
      <Menu.Item onClick={() => deleteFolder(folder)}>Delete folder</Menu.Item>
    </DropMenu>
  );
}

/** Deletes a folder at once. Its templates stay without a folder, and it can be undone. */
function useDeleteFolderWithUndo(): (folder: TemplateFolder) => void {
  const { view, changeView } = usePage();
  const { mutate: deleteFolder } = useDeleteFolder();
  const { mutateAsync: restore } = useRestoreFolder();

  // Awaited, because a mutation's callbacks do not run once the folder's menu is unmounted.
  const putBack = async (deleted: DeletedFolder) => {
    try {
      const { name, problem } = await restore(deleted);
      if (problem) fail('Not all could be undone', `put all templates back into ${name}`, problem);
      else showToast({ title: 'Folder restored', message: `${name} has its templates back.` });
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
