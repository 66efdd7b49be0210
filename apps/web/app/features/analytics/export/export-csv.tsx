import { IconDownload } from '@tabler/icons-react';
import { saveFile } from '../../../lib/save-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { csvOf, type Cell } from './csv-of.ts';

type ExportCsvProps = {
  /** Of the table, in the name of its file: "rules". */
  name: string;
  range: { from: string; to: string };
  head: readonly string[];
  /** As they are shown, in their order. */
  rows: readonly (readonly Cell[])[];
};

/** Saves a table as it is on the screen. */
export function ExportCsv({ name, range, head, rows }: ExportCsvProps) {
  const save = () => {
    const contents = new Blob([csvOf(head, rows)], { type: 'text/csv;charset=utf-8' });
    saveFile(`replysmith-${name}-${range.from}-to-${range.to}.csv`, contents);
  };
  return (
    <Button variant="quiet" size="small" aria-label={`Export CSV: ${name}`} onClick={save}>
      <IconDownload size={16} stroke={1.5} aria-hidden />
      Export CSV
    </Button>
  );
}
