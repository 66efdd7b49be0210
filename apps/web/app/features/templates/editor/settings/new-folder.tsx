import { defaultFolderColor, FolderName } from '@replysmith/contract';
import { useState } from 'react';
import { useSaveFolder } from '../../../../data/templates/folders.ts';
import { explainFailure } from '../../../../lib/wire/explain-failure.ts';
import { Button } from '../../../../ui/button/button.tsx';
import { TextField } from '../../../../ui/field/text-field.tsx';
import classes from './settings-tab.module.css';

type NewFolderProps = { onMade: (folderId: string) => void; onCancel: () => void };

/** Makes a folder without leaving the template. */
export function NewFolder({ onMade, onCancel }: NewFolderProps) {
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
    <div className={classes.newFolder}>
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
      <div className={classes.buttons}>
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
