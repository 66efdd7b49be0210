import { readFileSync, readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { LabelledCase } from './labelled-case.ts';
import { parseCases } from './parse-cases.ts';
import { parseJsonCase } from './parse-json-case.ts';

export const ownCases = join(import.meta.dirname, '../cases');

/** All cases of a folder: `.txt` files in the format of this repository, `.jsonl` files a case a line. */
export function readCases(folder: string = ownCases): LabelledCase[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => {
      const { name, ext } = parse(file);
      const read = () => readFileSync(join(folder, file), 'utf8');
      if (ext === '.txt') return parseCases(name, read());
      if (ext !== '.jsonl') return [];
      const lines = read()
        .split('\n')
        .filter((line) => line.trim() !== '');
      return lines.map((line) => parseJsonCase(name, line));
    });
}
