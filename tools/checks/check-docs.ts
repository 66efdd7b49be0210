import { join } from 'node:path';
import { brokenReferences } from './docs-references.ts';

const broken = brokenReferences(join(import.meta.dirname, '../..'));
for (const { file, reference, problem } of broken) {
  console.error(`${file}: "${reference}" ${problem}`);
}
process.exitCode = broken.length === 0 ? 0 : 1;
