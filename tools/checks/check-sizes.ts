import { join } from 'node:path';
import { brokenBars, readSources } from './bars.ts';
import { brokenWriters, readServer } from './table-writers.ts';
import { brokenSpacings, readStyleSheets } from './spacings.ts';
import { brokenClasses, readStyled } from './theme-classes.ts';

const root = join(import.meta.dirname, '../..');
const broken = [
  ...brokenBars(readSources(root)),
  ...brokenClasses(readStyled(root)),
  ...brokenWriters(readServer(root)),
  ...brokenSpacings(readStyleSheets(root)),
];
for (const sentence of broken) console.error(sentence);
process.exitCode = broken.length === 0 ? 0 : 1;
