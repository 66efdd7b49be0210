import { useState } from 'react';
import { useTemplateFolders } from '../../../../data/templates/folders.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';
import { NewFolder } from './new-folder.tsx';

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
        {!isListed && (
          <option value={value}>{data ? 'A folder that is gone' : 'Loading...'}</option>
        )}
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
