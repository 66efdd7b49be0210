import { type TemplateFormat, paths, type TemplateFilter } from '@replysmith/contract';
import { useId, useState, useRef } from 'react';
import { useTemplateFacets } from '../../data/templates.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { countText } from '../../lib/words.ts';
import { Button } from '../../components/button.tsx';
import { showToast } from '../../components/toast.tsx';
import classes from './export-form.module.css';
import { useMutation } from '@tanstack/react-query';
import { fetchFile } from '../../lib/fetch-file.ts';
import { saveFile } from '../../lib/save-file.ts';

/** The file formats with their names and purposes. */
const exportFormats = [
  { format: 'json', name: 'JSON', purpose: 'Everything, for another account or a program.' },
  {
    format: 'csv',
    name: 'CSV',
    purpose: 'A table for spreadsheets. Cells that look like formulas get an apostrophe in front.',
  },
  { format: 'text', name: 'TXT', purpose: 'To read and edit. A line of --- between templates.' },
] as const satisfies readonly { format: TemplateFormat; name: string; purpose: string }[];

function formatName(format: TemplateFormat): string {
  return exportFormats.find((one) => one.format === format)?.name ?? format;
}

type ExportFormProps = { of: ExportedTemplates; count: number; onClose: () => void };

const everything: ExportedTemplates = { filter: { view: 'saved', tag: [] } };

/** The choice of a format, and of what is exported. */
export function ExportForm({ of, count, onClose }: ExportFormProps) {
  const saved = useTemplateFacets().data?.saved ?? count;
  const [extent, setExtent] = useState<'these' | 'all'>('these');
  const [format, setFormat] = useState<TemplateFormat>('json');
  const [failure, setFailure] = useState<string | null>(null);
  const { isExporting, received, exportTemplates, stop } = useExportTemplates();
  const isOne = 'ids' in of && count === 1;
  const hasChoice = !isOne && count > 0 && saved > count;
  const isAll = count === 0 || (hasChoice && extent === 'all');
  const chosen = isAll ? saved : count;

  const close = () => {
    stop();
    onClose();
  };
  const start = async () => {
    setFailure(null);
    try {
      await exportTemplates({ format, of: isAll ? everything : of });
      const message = `${chosen === 1 ? 'Template' : `${countText(chosen)} templates`} exported as ${formatName(format)}`;
      showToast({ title: 'Export Successful', message });
      onClose();
    } catch (error) {
      setFailure(explainFailure(error).message);
    }
  };

  if (count === 0 && saved === 0) {
    return (
      <>
        <h2 className="head">No Templates to Export</h2>
        <p className="ink-2 pretty intro">
          Save a template first. What you export can be imported again.
        </p>
        <Button onClick={onClose}>Close</Button>
      </>
    );
  }
  return (
    <>
      <h2 className="head">{isOne ? 'Export template' : 'Export templates'}</h2>
      <p className="ink-2 pretty intro">
        Importing the file again brings everything back, folders too.
      </p>
      <div className="stack gap-6">
        {hasChoice && (
          <Choices
            legend="Which templates"
            value={extent}
            onChange={setExtent}
            choices={[
              'ids' in of
                ? { value: 'these', label: 'Selected', hint: words(count) }
                : { value: 'these', label: 'What the list shows now', hint: words(count) },
              { value: 'all', label: 'All your templates', hint: words(saved) },
            ]}
          />
        )}
        <Choices
          legend="Format"
          value={format}
          onChange={setFormat}
          choices={exportFormats.map(({ format: value, name, purpose }) => ({
            ...{ value, label: name, hint: purpose },
          }))}
        />
        {failure && (
          <p className={`dense round-sheet ${classes.failure}`} role="alert">
            <b>Export failed.</b> {failure}
          </p>
        )}
        <div className="row gap-3">
          <Button onClick={() => void start()} isBusy={isExporting}>
            {isExporting ? 'Processing...' : `Export ${words(chosen)}`}
          </Button>
          <Button variant="line" onClick={close}>
            {isExporting ? 'Stop' : 'Cancel'}
          </Button>
        </div>
        <p className="small ink-2" role="status">
          {isExporting && received > 0 && `${countText(Math.ceil(received / 1_000))} kB so far`}
        </p>
      </div>
    </>
  );
}

function words(count: number): string {
  return count === 1 ? '1 template' : `${countText(count)} templates`;
}

type Choice<Value extends string> = { value: Value; label: string; hint: string };

type ChoicesProps<Value extends string> = {
  /** What the options choose. */
  legend: string;
  choices: readonly Choice<Value>[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A choice of options, each with an explanation. */
function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { legend, choices, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={classes.choices}>
      <legend className="dense strong">{legend}</legend>
      {choices.map((choice) => (
        <label className="flex gap-3 line-below cursor-pointer" key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={choice.value === value}
            onChange={() => onChange(choice.value)}
          />
          <span>
            <b className="medium size-14 line-22">{choice.label}</b>
            <span className="small ink-2">{choice.hint}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** The templates to export: by their ids, or all that a filter shows. */
export type ExportedTemplates =
  | { readonly ids: readonly string[] }
  | { readonly filter: TemplateFilter };

type Exporting = { readonly format: TemplateFormat; readonly of: ExportedTemplates };

/** Downloads templates as one file, under the name from the server. */
function useExportTemplates() {
  const [received, setReceived] = useState(0);
  const stopping = useRef<AbortController>(null);

  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ format, of }: Exporting) => {
      setReceived(0);
      const controller = new AbortController();
      stopping.current = controller;
      const file = await fetchFile(paths.exportTemplates, {
        body: { format, of },
        signal: controller.signal,
        onProgress: setReceived,
      });
      saveFile(file.name ?? `replysmith-templates.${format}`, file.contents);
    },
  });

  return {
    isExporting: isPending,
    /** The number of bytes received. */
    received,
    exportTemplates: mutateAsync,
    stop: () => stopping.current?.abort(),
  };
}
