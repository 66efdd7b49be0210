import {
  CreateTemplateFolderRequest,
  type TemplateFolder,
  defaultFolderColor,
  folderPalette,
  lengths,
} from '@replysmith/contract';
import { useId } from 'react';
import { useSaveFolder } from '../folders.ts';
import { explainAt } from '../../../lib/api-error.ts';
import { Button } from '../../../components/button.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { TextAreaField, TextField } from '../../../components/field.tsx';
import { Form, useForm } from '../../../components/form.tsx';
import { showToast } from '../../../components/toast.tsx';
import { folderColor } from './folder-mark.tsx';
import classes from './dialogs.module.css';

const { description, color } = CreateTemplateFolderRequest.shape;

/** The form allows fewer characters than the server, which also has folders from imports. */
const allowed = /^[\p{L}\p{M}\p{N} \-_()'’&]+$/u;

function checkFolderName(name: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === '') return 'Folder name is required';
  if (trimmed.length > lengths.folderName) return 'Folder name is invalid or too long';
  if (!allowed.test(trimmed)) return 'Use letters, digits, spaces and - _ ( ) only.';
  return undefined;
}

function checkFolderDescription(text: string): string | undefined {
  return description.safeParse(text).error?.issues[0]?.message;
}

function checkFolderColor(value: string): string | undefined {
  return color.safeParse(value).error?.issues[0]?.message;
}

type EditFolderDialogProps = {
  /** Null for a new folder. */
  folder: TemplateFolder | null;
  onClose: () => void;
};

/** Creates or changes a folder: name, description and colour. */
export function EditFolderDialog({ folder, onClose }: EditFolderDialogProps) {
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
          label="Description (optional)"
          {...field('description')}
          maxLength={lengths.folderDescription}
        />
        <PaletteField label="Color" {...field('color')} />
      </Form>
    </Dialog>
  );
}

type PaletteFieldProps = {
  label: string;
  name: string;
  value: string;
  error?: string | undefined;
  onChange: (color: string) => void;
};

/** Ten colours, and the folder's own if it is another one. */
function PaletteField({ label, name, value, error, onChange }: PaletteFieldProps) {
  const id = useId();
  const isKnown = folderPalette.some(({ color }) => color === value);
  const colors = isKnown
    ? folderPalette
    : [...folderPalette, { name: 'Current color', color: value }];
  return (
    <fieldset className={`row ${classes.palette}`} aria-describedby={`${id}-error`}>
      <legend className={`dense strong ${classes.paletteLegend}`}>{label}</legend>
      {colors.map((one) => (
        <label
          className="relative block cursor-pointer"
          key={one.color}
          title={one.name}
          style={folderColor(one.color)}
        >
          <input
            className="round cursor-pointer"
            type="radio"
            name={`${id}-${name}`}
            value={one.color}
            checked={one.color === value}
            onChange={() => onChange(one.color)}
          />
          <span className="visually-hidden">{one.name}</span>
        </label>
      ))}
      <p id={`${id}-error`}>{error}</p>
    </fieldset>
  );
}
