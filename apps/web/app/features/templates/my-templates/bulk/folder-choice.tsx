import { offeredFolders } from '@replysmith/contract';
import { useTemplateFolders } from '../../../../data/templates/folders.ts';
import { SelectField } from '../../../../ui/field/select-field.tsx';

/** A folder of one's own, none, or one that is made when it is chosen. */
type FolderTarget = { folder_id: string | null } | { folder_name: string };

type FolderChoiceProps = {
  label: string;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
};

/** One's own folders, no folder, and the four that everybody is offered. */
export function FolderChoice({ label, value, error, onChange }: FolderChoiceProps) {
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
        <optgroup label="Made when chosen">
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

/** What was chosen there; null for nothing. */
export function targetOf(value: string): FolderTarget | null {
  if (value === '') return null;
  if (value === 'none') return { folder_id: null };
  return value.startsWith('new:') ? { folder_name: value.slice(4) } : { folder_id: value };
}
