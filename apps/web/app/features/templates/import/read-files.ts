import { type TemplateFormat, lengths } from '@replysmith/contract';
import {
  type Source,
  type SourceTable,
  UnreadableSource,
  type ReaderReply,
} from './read-source.ts';
import type { MappedTable } from './prepare-rows.ts';

type ReadableFile<File> = { readonly file: File; readonly format: TemplateFormat };

type Checked<File> = {
  readonly readable: readonly ReadableFile<File>[];
  /** A sentence for each file that could not be read. */
  readonly problems: readonly string[];
};

const formats = new Map<string, TemplateFormat>([
  ['json', 'json'],
  ['csv', 'csv'],
  ['txt', 'text'],
]);

/** Which files may be read, by their names' endings and their sizes. */
export function checkFiles<File extends { name: string; size: number }>(
  files: readonly File[],
): Checked<File> {
  if (files.length > lengths.importFiles) {
    return { readable: [], problems: [`Maximum ${lengths.importFiles} files allowed`] };
  }
  const readable: ReadableFile<File>[] = [];
  const problems: string[] = [];
  for (const file of files) {
    const format = formats.get(/\.([^.]*)$/.exec(file.name)?.[1]?.toLowerCase() ?? '');
    if (!format) problems.push(`Invalid file type: ${file.name}`);
    else if (file.size > lengths.importFileBytes) problems.push(`File too large: ${file.name}`);
    else readable.push({ file, format });
  }
  return { readable, problems };
}

type Read = { readonly tables: readonly MappedTable[]; readonly problems: readonly string[] };

/** Reads files, and reports those that contain nothing. */
export async function readFiles(files: readonly File[]): Promise<Read> {
  const { readable, problems } = checkFiles(files);
  const allProblems = [...problems];
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
      allProblems.push(`Import Error - Failed to parse file "${file.name}": ${reasonOf(error)}`);
    }
  }
  reader.stop();
  return { tables, problems: allProblems };
}

/** The same for pasted text. */
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

/** Reads files in a worker, one after the other, so that a large one does not block the page. */
function startReader() {
  const worker = new Worker(new URL('./reader.worker.ts', import.meta.url), { type: 'module' });
  // Whatever is asked of a broken worker has no answer, also what is asked later.
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', reject);
  });
  broken.catch(() => undefined);

  return {
    read: async (source: Source): Promise<SourceTable> => {
      const answer = new Promise<ReaderReply>((resolve) => {
        const onMessage = ({ data }: MessageEvent<ReaderReply>) => resolve(data);
        worker.addEventListener('message', onMessage, { once: true });
      });
      worker.postMessage(source);
      const reply = await Promise.race([answer, broken]);
      if ('problem' in reply) throw new UnreadableSource(reply.problem);
      return reply.table;
    },
    stop: () => worker.terminate(),
  };
}
