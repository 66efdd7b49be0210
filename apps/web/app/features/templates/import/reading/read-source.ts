import { lengths, type TemplateFormat } from '@replysmith/contract';
import { decodeText } from './decode-text.ts';
import { readCsv } from './read-csv.ts';
import { readJson } from './read-json.ts';
import { readText } from './read-text.ts';
import type { SourceTable } from './source-table.ts';
import { UnreadableSource } from './unreadable-source.ts';

export type Source = {
  readonly name: string;
  readonly format: TemplateFormat;
  readonly contents: string | Uint8Array;
};

const readers = { json: readJson, csv: readCsv, text: readText };

/** What a file or a pasted text holds. */
export function readSource({ name, format, contents }: Source): SourceTable {
  const decoded = typeof contents === 'string' ? contents : decodeText(contents);
  const text = decoded.replace(/^\uFEFF/, '');
  if (text.trim() === '') throw new UnreadableSource('it is empty');
  const table = readers[formatOf(format, text)](name, text);
  if (table.rows.length > lengths.importRows) {
    throw new UnreadableSource('it has more than 10,000 templates');
  }
  return table;
}

/** A text may hold JSON; the other formats are what they are called. */
function formatOf(format: TemplateFormat, text: string): TemplateFormat {
  if (format !== 'text' || !/^\s*[[{]/.test(text)) return format;
  try {
    JSON.parse(text);
    return 'json';
  } catch {
    return 'text';
  }
}
