import { readdir, stat } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';

/** A file that was named or stands in a folder that was; `error` is why there is nothing to read. */
type Found = { readonly file: string; readonly isNamed: boolean; readonly error?: string };

const endings = ['.eml', '.md', '.markdown', '.txt', '.html', '.htm'];
/** A README is about the folder. */
const maybeEmail = (name: string) =>
  endings.includes(extname(name).toLowerCase()) && !/^readme\./iu.test(name);

/** The files that are named and, below folders that are, those whose ending an email may have; each once. */
export async function* findEmails(paths: readonly string[]): AsyncGenerator<Found> {
  const seen = new Set<string>();
  for (const path of paths) {
    for await (const found of emailsAt(path)) {
      if (seen.has(resolve(found.file))) continue;
      seen.add(resolve(found.file));
      yield found;
    }
  }
}

async function* emailsAt(path: string): AsyncGenerator<Found> {
  const kind = path === '-' ? 'file' : await kindOf(path);
  if (kind !== 'folder') {
    yield { file: path, isNamed: true, ...(kind !== 'file' && kind) };
    return;
  }
  let count = 0;
  for await (const found of emailsBelow(path)) {
    count += 1;
    yield found;
  }
  const error = `There are no emails in it: no ${endings.join(', ')}.`;
  if (count === 0) yield { file: path, isNamed: true, error };
}

/** Links to folders are not followed, so there are no circles. */
async function* emailsBelow(folder: string): AsyncGenerator<Found> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(sentenceFor);
  if (typeof entries === 'string') {
    yield { file: folder, isNamed: false, error: entries };
    return;
  }
  for (const entry of entries.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
    const file = join(folder, entry.name);
    if (entry.isDirectory()) yield* emailsBelow(file);
    else if (maybeEmail(entry.name) && entry.isFile()) yield { file, isNamed: false };
    else if (maybeEmail(entry.name) && entry.isSymbolicLink()) {
      const kind = await kindOf(file);
      if (kind === 'file') yield { file, isNamed: false };
      else if (kind !== 'folder') yield { file, isNamed: false, ...kind };
    }
  }
}

async function kindOf(path: string): Promise<'file' | 'folder' | { readonly error: string }> {
  try {
    return (await stat(path)).isDirectory() ? 'folder' : 'file';
  } catch (error) {
    return { error: sentenceFor(error) };
  }
}

const reasons: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file.',
  EACCES: 'This user may not read it.',
  EPERM: 'This user may not read it.',
  ELOOP: 'It is a link that leads in a circle.',
  EISDIR: 'It is a folder.',
};

/** What keeps a file from being read. */
export function sentenceFor(error: unknown): string {
  const code = (error as NodeJS.ErrnoException).code ?? 'no reason given';
  return reasons[code] ?? `It cannot be read (${code}).`;
}
