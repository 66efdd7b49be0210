import { readFile } from 'node:fs/promises';
import { parseDraft, type Draft } from '../../src/index.ts';
import { decodeText } from './decode-text.ts';
import { UsageError } from './usage-error.ts';

/** The email in a file: an optional "Subject:" line, then the body. */
export async function readEmailFile(file: string): Promise<Draft> {
  return parseDraft(await readTextFile(file));
}

export async function readTextFile(file: string): Promise<string> {
  return decodeText(await readBytes(file), file);
}

async function readBytes(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch {
    throw new UsageError(`Cannot read ${file}.`);
  }
}
