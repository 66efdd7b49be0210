import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ChosenEmail } from './choose-emails.ts';

const folder = join(import.meta.dirname, '../../../packages/coach/test/compose/briefs');

/** The coach's own test briefs, each as a person would send it. */
export function readBriefs(): ChosenEmail[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split(/^---$/mu)
        .map((brief, at) => ({
          name: `${file} (${at + 1})`,
          subject: null,
          body: `Write a cold email from this brief.\n\n${brief.trim()}`,
          profile: undefined,
          stage: undefined,
        })),
    );
}
