import { Tags, type TemplateChange } from '@replysmith/contract';
import { trashDays } from '../../../lib/retention.ts';
import { useId, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { TextField } from '../../../components/field.tsx';
import { templatesText } from '../templates-text.ts';
import { usePage } from './page-context.ts';
import {
  type BulkFormProps,
  ConfirmForm,
  FormButtons,
  MoveForm,
  PlainForm,
} from './bulk-forms.tsx';
import classes from './dialogs.module.css';

const actions = {
  saved: {
    tag: 'Add tags',
    move: 'Move',
    duplicate: 'Duplicate',
    archive: 'Archive',
    delete: 'Delete',
  },
  trash: { restore: 'Restore', purge: 'Delete for good' },
} as const;

type BulkAction = keyof typeof actions.saved | keyof typeof actions.trash;

type BulkChoiceProps = {
  action: BulkAction;
  isTrash: boolean;
  onChoose: (action: BulkAction) => void;
};

function BulkChoice({ action, isTrash, onChoose }: BulkChoiceProps) {
  const name = useId();
  const offered = Object.entries(isTrash ? actions.trash : actions.saved);
  return (
    <fieldset className={`row ink-below ${classes.choice}`}>
      <legend className="visually-hidden">What to do</legend>
      {offered.map(([value, label]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === action}
            onChange={() => onChoose(value as BulkAction)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}

const prefixLength = 30;
const backups = 'Backups';

/** Makes copies beside the originals, or backups in a separate folder. */
function DuplicateForm({ count, onSubmit, onCancel }: BulkFormProps) {
  const [prefix, setPrefix] = useState('Copy of ');
  const [isBackup, setBackup] = useState(false);
  return (
    <form
      className="stack"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit({
          type: 'duplicate',
          prefix: prefix.trim(),
          ...(isBackup && { to: { folder_name: backups } }),
        });
      }}
    >
      <TextField
        label="Start of their names"
        name="prefix"
        value={prefix}
        onChange={setPrefix}
        maxLength={prefixLength}
        autoComplete="off"
      />
      <label className={`flex items-center dense ${classes.sure}`}>
        <input
          type="checkbox"
          checked={isBackup}
          onChange={({ target }) => setBackup(target.checked)}
        />
        As backups, in their own folder named {backups}
      </label>
      <p className="small ink-3">{templatesText(count)} more will be saved, each in a slot.</p>
      <FormButtons submit="Duplicate" onCancel={onCancel} />
    </form>
  );
}

/** The form with the input that an action needs. */
function BulkForm({ action, ...form }: BulkFormProps & { action: BulkAction }) {
  switch (action) {
    case 'tag':
      return <TagForm {...form} />;
    case 'move':
      return <MoveForm {...form} />;
    case 'duplicate':
      return <DuplicateForm {...form} />;
    case 'archive':
      return (
        <PlainForm {...form} submit="Archive" change={{ type: 'archive' }}>
          They move to your folder Archive, which is created if there is none yet.
        </PlainForm>
      );
    case 'restore':
      return (
        <PlainForm {...form} submit="Restore" change={{ type: 'restore' }}>
          They go back to where they were. Each takes one of your slots again.
        </PlainForm>
      );
    case 'delete':
      return (
        <ConfirmForm {...form} submit="Delete" change={{ type: 'delete' }}>
          They go to the trash and can be restored for {trashDays} days.
        </ConfirmForm>
      );
    case 'purge':
      return (
        <ConfirmForm {...form} submit="Delete for good" change={{ type: 'purge' }}>
          They cannot be restored after this.
        </ConfirmForm>
      );
  }
}

/** Tags to add to every template. */
function TagForm({ onSubmit, onCancel }: BulkFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const submit = () => {
    const tags = typed.split(',').flatMap((tag) => tag.trim() || []);
    const { data, error: problem } = Tags.safeParse(tags);
    if (tags.length === 0) setError('Please enter at least one tag');
    else if (data) onSubmit({ type: 'tag', tags: data });
    else setError(problem.issues[0]?.message);
  };
  return (
    <form
      className="stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <TextField
        label="Tags, separated by commas"
        name="tags"
        value={typed}
        error={error}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        autoComplete="off"
        autoCapitalize="none"
      />
      <FormButtons submit="Add tags" onCancel={onCancel} />
    </form>
  );
}

type BulkDialogProps = { onClose: () => void; onChange: (change: TemplateChange) => void };

/** The dialog of an action on all selected templates. */
export function BulkDialog({ onClose, onChange }: BulkDialogProps) {
  const { selecting, view } = usePage();
  const [action, setAction] = useState<BulkAction>(view.isTrash ? 'restore' : 'tag');
  const title = 'Bulk Actions';
  return (
    <Dialog label={title} isOpen onClose={onClose}>
      <h2 className="head">{title}</h2>
      <p className={`ink-2 ${classes.count}`}>{templatesText(selecting.count)} selected</p>
      <BulkChoice action={action} isTrash={view.isTrash} onChoose={setAction} />
      <BulkForm
        key={action}
        action={action}
        count={selecting.count}
        onSubmit={(change) => {
          onClose();
          onChange(change);
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
