import type { TemplateFormat } from '@replysmith/contract';
import { useState } from 'react';
import { Button } from '../../../../ui/button/button.tsx';
import { TextAreaField } from '../../../../ui/field/text-area-field.tsx';
import { Select } from '../../../../ui/select/select.tsx';
import classes from './paste-field.module.css';

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

/** A field for what was copied elsewhere. */
export function PasteField({ isBusy, onPaste, onCancel }: PasteFieldProps) {
  const [format, setFormat] = useState<TemplateFormat>('text');
  const [text, setText] = useState('');
  return (
    <form
      className={classes.paste}
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
      <div className={classes.buttons}>
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
