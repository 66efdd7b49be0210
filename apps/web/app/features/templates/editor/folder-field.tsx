import { FolderName, defaultFolderColor } from '@replysmith/contract';
import { useState } from 'react';
import { useTemplateFolders } from '../../../data/templates.ts';
import { useSaveFolder } from '../folders.ts';
import { explainFailure } from '../../../lib/api-error.ts';
import { Button } from '../../../components/button.tsx';
import { SelectField, TextField } from '../../../components/field.tsx';
import classes from './settings-tab.module.css';

type FolderFieldProps = {
  value: string | null;
  error: string | undefined;
  onChange: (folderId: string | null) => void;
};

const none = '';
const another = 'new';

/** A folder of one's own, none, or a new one. */
export function FolderField({ value, error, onChange }: FolderFieldProps) {
  const { data, isError } = useTemplateFolders();
  const [isNew, setNew] = useState(false);
  const folders = data?.items ?? [];
  const isListed = value === null || folders.some(({ id }) => id === value);
  return (
    <div>
      <SelectField
        label="Folder"
        name="folder_id"
        value={isNew ? another : (value ?? none)}
        error={isError ? 'Your folders could not be loaded.' : error}
        onChange={(chosen) => {
          setNew(chosen === another);
          if (chosen !== another) onChange(chosen === none ? null : chosen);
        }}
      >
        <option value={none}>No folder</option>
        {folders.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {!isListed && <option value={value}>{data ? 'A deleted folder' : 'Loading...'}</option>}
        <option value={another}>New folder…</option>
      </SelectField>
      {isNew && (
        <NewFolder
          onMade={(id) => {
            setNew(false);
            onChange(id);
          }}
          onCancel={() => setNew(false)}
        />
      )}
    </div>
  );
}

type NewFolderProps = { onMade: (folderId: string) => void; onCancel: () => void };

/** Makes a folder without leaving the template. */
function NewFolder({ onMade, onCancel }: NewFolderProps) {
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<string>();
  const { mutateAsync, isPending } = useSaveFolder();

  const make = async () => {
    if (isPending) return;
    const checked = FolderName.safeParse(name);
    setProblem(checked.error?.issues[0]?.message);
    if (!checked.success) return;
    try {
      const text = { name: checked.data, description: null, color: defaultFolderColor };
      const { id } = await mutateAsync({ id: null, text });
      onMade(id);
    } catch (error) {
      const { message, fields } = explainFailure(error);
      setProblem(fields['name']?.[0] ?? message);
    }
  };
  return (
    <div className={`stack gap-3 mt-3 ${classes.newFolder}`}>
      <TextField
        label="Name of the new folder"
        value={name}
        error={problem}
        onChange={setName}
        autoFocus
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          void make();
        }}
      />
      <div className="flex gap-2">
        <Button variant="line" size="small" isBusy={isPending} onClick={() => void make()}>
          {isPending ? 'Processing...' : 'Create folder'}
        </Button>
        <Button variant="quiet" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
