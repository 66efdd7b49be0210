import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DevelopmentEmail, developmentEmails } from '../../development-emails.ts';
import { randomFrom } from '../../numbers.ts';

/** What is sent through the product: an email, or a brief to write one from. */
export type ChosenEmail = DevelopmentEmail;

/** A seeded sample of the panel's emails. */
export function chooseEmails({ limit, seed }: Readonly<Record<'limit' | 'seed', number>>) {
  return randomFrom(seed).shuffle(developmentEmails()).slice(0, limit);
}

const briefs = join(import.meta.dirname, '../../../packages/coach/test/compose/briefs');

/** The coach's own test briefs, each as a person would send it. */
export function readBriefs(): ChosenEmail[] {
  return readdirSync(briefs)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(briefs, file), 'utf8')
        .split(/^---$/mu)
        .map((brief, at) => ({
          id: `${file} (${at + 1})`,
          kind: 'brief',
          subject: null,
          body: `Write a cold email from this brief.\n\n${brief.trim()}`,
        })),
    );
}
