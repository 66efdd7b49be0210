import { guessColumn } from '@replysmith/contract';
import { onceEach } from './read-csv.ts';
import { hasOurColumns, type SourceTable } from './source-table.ts';
import { UnreadableSource } from './unreadable-source.ts';

/** So many kinds of fields are looked at; a file with more is no list of templates. */
const mostHeadings = 100;
const deepest = 4;

/** One template or a list of them, also as the only list within an object. */
export function readJson(source: string, text: string): SourceTable {
  const items = listIn(parse(text));
  if (items.length === 0) throw new UnreadableSource('the list is empty');
  const found = new Set<string>();
  for (const item of items) {
    if (isRecord(item)) for (const key of Object.keys(item)) found.add(key);
    if (found.size > mostHeadings) throw new UnreadableSource('this is no list of templates');
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
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
