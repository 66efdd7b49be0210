import {
  type TemplateColumn,
  type TemplateFormat,
  guessColumn,
  lengths,
  readTemplateBlocks,
  templateColumns,
  unguardCell,
} from '@replysmith/contract';
import Papa from 'papaparse';
import { isRecord } from '../../../lib/json.ts';

/** Why a file could not be read, to be shown after "Failed to parse file:". */
export class UnreadableSource extends Error {}

/** A file with more columns is not a list of templates. */
const mostHeadings = 100;
const deepest = 4;

/** Reads one template or a list of them, also if the list is the only one within an object. */
function readJson(source: string, text: string): SourceTable {
  const items = listIn(parse(text));
  if (items.length === 0) throw new UnreadableSource('the list is empty');
  const found = new Set<string>();
  for (const item of items) {
    if (isRecord(item)) for (const key of Object.keys(item)) found.add(key);
    if (found.size > mostHeadings) throw new UnreadableSource('this is not a list of templates');
  }
  const headings = [...found];
  return {
    source,
    headings,
    guesses: onceEach(headings.map(guessColumn)),
    rows: items.map((item, index) => ({
      number: index + 1,
      cells: isRecord(item) ? headings.map((key) => flattened(item[key])) : [],
    })),
    isOurs: items.every((item) => isRecord(item) && hasOurColumns(Object.keys(item))),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw new UnreadableSource(error instanceof Error ? error.message : 'this is not JSON');
  }
}

function listIn(parsed: unknown): readonly unknown[] {
  if (Array.isArray(parsed)) return parsed;
  if (!isRecord(parsed)) throw new UnreadableSource('there is no template in it');
  const lists = Object.values(parsed).filter(
    (value) => Array.isArray(value) && value.some(isRecord),
  );
  const hasText = Object.keys(parsed).some((key) => guessColumn(key) === 'email_content');
  return !hasText && lists.length === 1 && Array.isArray(lists[0]) ? lists[0] : [parsed];
}

/** What lies too deep to mean anything becomes an empty object, which no field takes. */
function flattened(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= deepest) return {};
  if (Array.isArray(value)) return value.map((item: unknown) => flattened(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, flattened(item, depth + 1)]),
  );
}

export type Source = {
  readonly name: string;
  readonly format: TemplateFormat;
  readonly contents: string | Uint8Array;
};

const readers = { json: readJson, csv: readCsv, text: readText };

/** The table in a file or a pasted text. */
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

/** A text may contain JSON; other formats are what they are called. */
function formatOf(format: TemplateFormat, text: string): TemplateFormat {
  if (format !== 'text' || !/^\s*[[{]/.test(text)) return format;
  try {
    JSON.parse(text);
    return 'json';
  } catch {
    return 'text';
  }
}

/** Decodes a file by its byte order mark, else as UTF-8, else as Windows-1252. */
function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  // Programs and archives contain a zero byte near the beginning; texts do not.
  if (bytes.subarray(0, 4_096).includes(0)) throw new UnreadableSource('this is not a text');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Reads templates separated by lines of ---. */
function readText(source: string, text: string): SourceTable {
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

/** Reads a table with headings in its first line and any separator. */
function readCsv(source: string, text: string): SourceTable {
  const { data, errors } = Papa.parse<string[]>(text, {
    skipEmptyLines: 'greedy',
    delimitersToGuess: [',', ';', '\t', '|'],
  });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken) throw new UnreadableSource(`row ${(broken.row ?? 0) + 1}: ${broken.message}`);
  const [headings = [], ...lines] = data.map((cells) => cells.map(unguardCell));
  if (lines.length === 0) throw new UnreadableSource('there is no row below the headings');
  return {
    source,
    headings: headings.map((heading) => heading.trim()),
    guesses: onceEach(headings.map(guessColumn)),
    // The headings are row 1.
    rows: lines.map((cells, index) => ({ number: index + 2, cells })),
    isOurs: hasOurColumns(headings),
  };
}

/** When two headings suggest the same column, the first one gets it. */
function onceEach<Column>(guesses: readonly (Column | null)[]): (Column | null)[] {
  return guesses.map((guess, index) => (guesses.indexOf(guess) === index ? guess : null));
}

/** The contents of a file as a table with headings, one row for each template. */
export type SourceTable = {
  /** The name of the file or other source. */
  readonly source: string;
  readonly headings: readonly string[];
  /** The probable column of each heading. */
  readonly guesses: readonly (TemplateColumn | null)[];
  readonly rows: readonly SourceRow[];
  /** One of our own exports, which needs no assignment. */
  readonly isOurs: boolean;
};

export type SourceRow = {
  /** The row number in the file, from 1. */
  readonly number: number;
  readonly cells: readonly unknown[];
};

/** Whether a file has all columns of our exports. A folder's colour may be part of the folder. */
function hasOurColumns(headings: readonly string[]): boolean {
  return templateColumns.every((column) => column === 'folder_color' || headings.includes(column));
}

export type ReaderReply = { readonly table: SourceTable } | { readonly problem: string };

export function answerReader(source: Source): ReaderReply {
  try {
    return { table: readSource(source) };
  } catch (error) {
    const isKnown = error instanceof UnreadableSource;
    return { problem: isKnown ? error.message : 'Unknown error occurred' };
  }
}
