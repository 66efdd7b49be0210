import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Brief } from '../../src/index.ts';
import { parseBrief } from '../../src/index.ts';

const folder = join(import.meta.dirname, 'briefs');

export type NamedBrief = { readonly name: string; readonly isOdd: boolean; readonly brief: Brief };

/** Every brief of the folder, each set off from the next by a line of dashes. */
export function readBriefs(): NamedBrief[] {
  return readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), 'utf8')
      .split(/^---\n/mu)
      .map((text, at) => {
        const brief = parseBrief(`Write a cold email from this brief.\n\n${text}`);
        if (brief === null) throw new Error(`${file} ${at + 1} is no brief`);
        return { name: `${file.replace('.txt', '')} ${at + 1}`, isOdd: file === 'odd.txt', brief };
      }),
  );
}
