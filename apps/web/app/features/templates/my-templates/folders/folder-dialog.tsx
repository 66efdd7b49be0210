import { defaultFolderColor, lengths, type TemplateFolder } from '@replysmith/contract';
import { useSaveFolder } from '../../../../data/templates/folders.ts';
import { explainAt } from '../../../../lib/wire/explain-failure.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { TextAreaField } from '../../../../ui/field/text-area-field.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import { Form } from '../../../../ui/form/form.tsx';
import { useForm } from '../../../../ui/form/use-form.ts';
import { showToast } from '../../../../ui/toast/toast-store.ts';
import { checkFolderColor, checkFolderDescription, checkFolderName } from './check-folder.ts';
import { PaletteField } from './palette-field.tsx';

type FolderDialogProps = {
  /** Null: a new one. */
  folder: TemplateFolder | null;
  onClose: () => void;
};

/** Makes a folder or changes one: its name, what it is for, its colour. */
export function FolderDialog({ folder, onClose }: FolderDialogProps) {
  const { mutateAsync: save } = useSaveFolder();
  const title = folder ? 'Edit folder' : 'New folder';
  const { form, field, isBusy, failure } = useForm({
    checks: {
      name: checkFolderName,
      description: checkFolderDescription,
      color: checkFolderColor,
    },
    initial: {
      name: folder?.name ?? '',
      description: folder?.description ?? '',
      color: folder?.color ?? defaultFolderColor,
    },
    failure: folder ? 'Error Updating Folder' : 'Error Creating Folder',
    inFull: (message) => `Unable to ${folder ? 'update' : 'create'} folder: ${message}`,
    explain: explainAt({ folder_exists: 'name' }),
    send: ({ name, description, color }) =>
      save({
        id: folder?.id ?? null,
        text: { name: name.trim(), description: description.trim() || null, color },
      }),
    onDone: (_values, { name }) => {
      showToast({
        title: folder ? 'Folder updated successfully' : 'Folder created successfully',
        message: name,
      });
      onClose();
    },
  });
  return (
    <Dialog label={title} isOpen onClose={onClose}>
      <h2 className="head">{title}</h2>
      <br />
      <Form
        form={form}
        submit={folder ? 'Save' : 'Create folder'}
        isBusy={isBusy}
        failure={failure}
        beside={
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
        }
      >
        <TextField
          label="Name"
          {...field('name')}
          maxLength={lengths.folderName}
          autoComplete="off"
          data-autofocus
        />
        <TextAreaField
          label="Description, if you like"
          {...field('description')}
          maxLength={lengths.folderDescription}
        />
        <PaletteField label="Color" {...field('color')} />
      </Form>
    </Dialog>
  );
}
