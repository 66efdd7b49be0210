import { type TemplateChange, offeredFolders } from '@replysmith/contract';
import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '../../../components/button.tsx';
import { SelectField } from '../../../components/field.tsx';
import { useTemplateFolders } from '../../../data/templates.ts';
import { templatesText } from '../templates-text.ts';
import classes from './dialogs.module.css';

type ConfirmFormProps = BulkFormProps & {
  submit: string;
  change: TemplateChange;
  /** The consequences. */
  children: ReactNode;
};

/** For deleting many templates: asks for confirmation with their number. */
export function ConfirmForm(props: ConfirmFormProps) {
  const { count, submit, change, onSubmit, onCancel, children } = props;
  const [isSure, setSure] = useState(false);
  const [isAsked, setAsked] = useState(false);
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isSure) onSubmit(change);
        else setAsked(true);
      }}
    >
      <p className="ink-2">{children}</p>
      <label className={`flex items-center dense ${classes.sure}`}>
        <input
          type="checkbox"
          checked={isSure}
          aria-invalid={(isAsked && !isSure) || undefined}
          aria-describedby="confirmation"
          onChange={({ target }) => setSure(target.checked)}
        />
        Yes, delete {templatesText(count)}
      </label>
      <p id="confirmation" className="hide-empty small poor" role="alert">
        {isAsked && !isSure && 'Confirmation Required'}
      </p>
      <FormButtons submit={submit} look="danger" onCancel={onCancel} />
    </form>
  );
}

type FormButtonsProps = { submit: string; look?: ButtonLook['variant']; onCancel: () => void };

export function FormButtons({ submit, look, onCancel }: FormButtonsProps) {
  return (
    <div className="flex gap-2 mt-1">
      <Button type="submit" variant={look}>
        {submit}
      </Button>
      <Button variant="line" onClick={onCancel}>
        Cancel
      </Button>
    </div>
  );
}

export function MoveForm({ onSubmit, onCancel }: Omit<BulkFormProps, 'count'>) {
  const [folder, setFolder] = useState('');
  const [error, setError] = useState<string>();
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const to = targetOf(folder);
        if (to) onSubmit({ type: 'move', to });
        else setError('Please select a folder');
      }}
    >
      <FolderChoice
        label="Folder"
        value={folder}
        error={error}
        onChange={(value) => {
          setFolder(value);
          setError(undefined);
        }}
      />
      <FormButtons submit="Move" onCancel={onCancel} />
    </form>
  );
}

/** One of the person's folders, none, or a new one by name. */
type FolderTarget = { folder_id: string | null } | { folder_name: string };

type FolderChoiceProps = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** The person's folders, no folder, and four suggested ones. */
function FolderChoice({ label, value, error, onChange }: FolderChoiceProps) {
  const folders = useTemplateFolders().data?.items ?? [];
  const own = new Set(folders.map(({ name }) => name.toLowerCase()));
  const offered = offeredFolders.filter((name) => !own.has(name.toLowerCase()));
  return (
    <SelectField label={label} value={value} error={error} onChange={onChange}>
      <option value="">Choose a folder</option>
      <option value="none">Unorganized (no folder)</option>
      {folders.length > 0 && (
        <optgroup label="Your folders">
          {folders.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
      {offered.length > 0 && (
        <optgroup label="Created when chosen">
          {offered.map((name) => (
            <option key={name} value={`new:${name}`}>
              {name}
            </option>
          ))}
        </optgroup>
      )}
    </SelectField>
  );
}

/** The chosen folder; null when none was chosen. */
function targetOf(value: string): FolderTarget | null {
  if (value === '') return null;
  if (value === 'none') return { folder_id: null };
  return value.startsWith('new:') ? { folder_name: value.slice(4) } : { folder_id: value };
}

type PlainFormProps = BulkFormProps & {
  submit: string;
  change: TemplateChange;
  /** What will happen. */
  children: ReactNode;
};

/** For actions that need no further input. */
export function PlainForm({ submit, change, onSubmit, onCancel, children }: PlainFormProps) {
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(change);
      }}
    >
      <p className="ink-2">{children}</p>
      <FormButtons submit={submit} onCancel={onCancel} />
    </form>
  );
}

export type BulkFormProps = {
  count: number;
  onSubmit: (change: TemplateChange) => void;
  onCancel: () => void;
};
