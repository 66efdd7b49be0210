import { join } from 'node:path';
import { brokenBars, readSources } from './bars.ts';

const broken = brokenBars(readSources(join(import.meta.dirname, '../..')));
for (const sentence of broken) console.error(sentence);
process.exitCode = broken.length === 0 ? 0 : 1;
