import { IconFileImport } from '@tabler/icons-react';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import classes from './file-drop.module.css';

type FileDropProps = { isReading: boolean; onFiles: (files: readonly File[]) => void };

/** A place to drop files on, with a button that opens the browser's own dialog. */
export function FileDrop({ isReading, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={classes.drop}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      <IconFileImport size={28} stroke={1.5} aria-hidden />
      <p>Drop files here, or choose them.</p>
      <Button
        variant="line"
        isBusy={isReading}
        onClick={() => input.current?.click()}
        data-autofocus
      >
        {isReading ? 'Reading...' : 'Choose files'}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to import"
        accept=".json,.csv,.txt"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          // So that choosing the same file again is news.
          event.target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
      <p className="small ink-2">
        JSON, CSV or TXT. Up to 10 files of 10 MB, 10,000 templates in all.
      </p>
    </div>
  );
}
