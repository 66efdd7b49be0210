import { readTemplateBlocks, templateColumns } from '@replysmith/contract';
import type { SourceTable } from './source-table.ts';
import { UnreadableSource } from './unreadable-source.ts';

/** Templates with a line of --- between them. */
export function readText(source: string, text: string): SourceTable {
  const blocks = readTemplateBlocks(text);
  if (blocks.length === 0) throw new UnreadableSource('there is no text in it');
  return {
    source,
    headings: templateColumns,
    guesses: templateColumns,
    rows: blocks.map((block, index) => ({
      number: index + 1,
      cells: templateColumns.map((column) => block[column]),
    })),
    isOurs: blocks.every(({ created_at }) => created_at !== undefined),
  };
}
