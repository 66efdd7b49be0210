import type { TemplateFormat } from '@replysmith/contract';
import { IconFileImport } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { TextAreaField } from '../../../components/field.tsx';
import { Select } from '../../../components/select.tsx';
import { ProblemList } from './row-list.tsx';
import classes from './import-steps.module.css';

type PasteFieldProps = {
  isBusy: boolean;
  onPaste: (format: TemplateFormat, text: string) => void;
  onCancel: () => void;
};

const formats = [
  { value: 'json', label: 'JSON' },
  { value: 'csv', label: 'CSV' },
  { value: 'text', label: 'Text' },
] as const;

const examples: Readonly<Record<TemplateFormat, string>> = {
  json: '[{ "name": "…", "subject_line": "…", "email_content": "…" }]',
  csv: 'name,subject_line,email_content',
  text: 'Subject: …\n\nHi {{firstName}}, …\n---\nSubject: …',
};

/** A field for text copied elsewhere. */
function PasteField({ isBusy, onPaste, onCancel }: PasteFieldProps) {
  const [format, setFormat] = useState<TemplateFormat>('text');
  const [text, setText] = useState('');
  return (
    <form
      className="stack gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBusy) onPaste(format, text);
      }}
    >
      <TextAreaField
        label="Or paste templates"
        value={text}
        onChange={setText}
        placeholder={examples[format]}
        spellCheck={false}
        rows={5}
      />
      <div className="row gap-3">
        <Select
          label="Format of the pasted text"
          options={formats}
          value={format}
          onChange={setFormat}
        />
        <Button type="submit" variant="line" isBusy={isBusy}>
          Read it
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

type ChooseStepProps = {
  isReading: boolean;
  problems: readonly string[];
  onFiles: (files: readonly File[]) => void;
  onPaste: (format: TemplateFormat, text: string) => void;
  onCancel: () => void;
};

/** The first step: files or pasted text. */
export function ChooseStep({ isReading, problems, onFiles, onPaste, onCancel }: ChooseStepProps) {
  return (
    <>
      <h2 className="head">Import templates</h2>
      <p className="ink-2 pretty intro">
        You see what happens to every row before anything is saved. Files are read in your browser.
      </p>
      <div className="stack gap-6">
        <FileDrop isReading={isReading} onFiles={onFiles} />
        <ProblemList problems={problems} />
        <PasteField isBusy={isReading} onPaste={onPaste} onCancel={onCancel} />
      </div>
    </>
  );
}

type FileDropProps = { isReading: boolean; onFiles: (files: readonly File[]) => void };

/** A drop target for files, with a button for the browser's dialog. */
function FileDrop({ isReading, onFiles }: FileDropProps) {
  const [isOver, setOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div
      className={`stack gap-3 round-sheet ${classes.drop}`}
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
          // So that choosing the same file again is a change.
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
