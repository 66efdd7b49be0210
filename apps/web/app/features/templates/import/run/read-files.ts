import { lengths, type TemplateFormat } from '@replysmith/contract';
import { checkFiles } from '../choose/check-files.ts';
import { startReader } from '../reading/start-reader.ts';
import { UnreadableSource } from '../reading/unreadable-source.ts';
import type { MappedTable } from '../rows/prepare-rows.ts';

type Read = { readonly tables: readonly MappedTable[]; readonly problems: readonly string[] };

/** What files hold, and what is wrong with those that hold nothing. */
export async function readFiles(files: readonly File[]): Promise<Read> {
  const { readable, problems } = checkFiles(files);
  const told = [...problems];
  const tables: MappedTable[] = [];
  let rows = 0;
  const reader = startReader();
  for (const { file, format } of readable) {
    try {
      const contents = new Uint8Array(await file.arrayBuffer());
      const table = await reader.read({ name: file.name, format, contents });
      rows += table.rows.length;
      if (rows > lengths.importRows)
        throw new UnreadableSource('with it there are more than 10,000 templates');
      tables.push({ table, columns: table.guesses });
    } catch (error) {
      told.push(`Import Error - Failed to parse file "${file.name}": ${reasonOf(error)}`);
    }
  }
  reader.stop();
  return { tables, problems: told };
}

/** The same for what somebody pasted. */
export async function readPasted(format: TemplateFormat, contents: string): Promise<Read> {
  if (contents.trim() === '') return { tables: [], problems: ['Please provide data to import'] };
  const reader = startReader();
  try {
    const table = await reader.read({ name: 'What you pasted', format, contents });
    return { tables: [{ table, columns: table.guesses }], problems: [] };
  } catch (error) {
    const failed = `Import Failed: Failed to parse ${format.toUpperCase()} data`;
    return { tables: [], problems: [`${failed}: ${reasonOf(error)}`] };
  } finally {
    reader.stop();
  }
}

function reasonOf(error: unknown): string {
  return error instanceof UnreadableSource ? error.message : 'Unknown error occurred';
}
