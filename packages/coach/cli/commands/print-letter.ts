import { composeEmail, formatDraft, parseBrief } from '../../src/index.ts';
import { readTextFile } from '../input/read-file.ts';
import { UsageError } from '../input/usage-error.ts';

/** The email that is written from the brief in a file. */
export async function printLetter(file: string): Promise<string> {
  const brief = parseBrief(await readTextFile(file));
  if (brief === null) throw new UsageError(`${file} is no brief: it names no field of one.`);
  return `${formatDraft(composeEmail(brief))}\n`;
}
