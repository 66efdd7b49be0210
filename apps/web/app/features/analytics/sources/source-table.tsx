import type { CoveredRange } from '@replysmith/contract';
import type { ReactNode } from 'react';
import type { Cell } from '../export/csv-of.ts';
import { ExportCsv } from '../export/export-csv.tsx';
import { PageBlock } from '../page-block.tsx';
import table from '../table.module.css';

type SourceTableProps = {
  title: string;
  lede: string;
  head: readonly string[];
  /** The lines as a spreadsheet has them. */
  csv: { name: string; range: CoveredRange; head: readonly string[]; rows: readonly Cell[][] };
  /** In place of a table without lines. */
  empty: string;
  children: readonly ReactNode[];
};

/** What emails were written from, a line for each. */
export function SourceTable({ title, lede, head, csv, empty, children }: SourceTableProps) {
  return (
    <PageBlock title={title} lede={lede}>
      {children.length === 0 ? (
        <p className="ink-2">{empty}</p>
      ) : (
        <>
          <div className={table.scroll} tabIndex={0} role="region" aria-label={title}>
            <table className={table.table}>
              <caption className="visually-hidden">{title}</caption>
              <thead>
                <tr>
                  {head.map((name) => (
                    <th key={name} scope="col">
                      {name}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>{children}</tbody>
            </table>
          </div>
          <ExportCsv {...csv} />
        </>
      )}
    </PageBlock>
  );
}
