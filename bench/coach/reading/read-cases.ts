import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LabelledCase } from './labelled-case.ts';
import { parseCases } from './parse-cases.ts';
import { parseJsonCase } from './parse-json-case.ts';

const ownCases = join(import.meta.dirname, '../cases');

/**
 * All cases of a folder and its sub-folders: `.txt` files in the format of this repository, `.jsonl`
 * files a case a line.
 */
export function readCases(folder: string = ownCases): LabelledCase[] {
  return globSync('**/*.{txt,jsonl}', { cwd: folder })
    .toSorted()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const name = file.replace(/\.\w+$/u, '');
      if (file.endsWith('.txt')) return parseCases(name, text);
      const lines = text.split('\n').filter((line) => line.trim() !== '');
      return lines.map((line) => parseJsonCase(name, line));
    });
}
