import { lengths, type TemplateFormat } from '@replysmith/contract';

type ReadableFile<File> = { readonly file: File; readonly format: TemplateFormat };

type Checked<File> = {
  readonly readable: readonly ReadableFile<File>[];
  /** A sentence for each file that is not. */
  readonly problems: readonly string[];
};

const formats = new Map<string, TemplateFormat>([
  ['json', 'json'],
  ['csv', 'csv'],
  ['txt', 'text'],
]);

/** Which files may be read, judged by what comes last in their names and by their size. */
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
