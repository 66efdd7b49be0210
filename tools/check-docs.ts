import { join } from 'node:path';
import { brokenReferences } from './checks/docs-references.ts';

const broken = brokenReferences(join(import.meta.dirname, '..'));
for (const { file, reference } of broken) {
  console.error(`${file}: "${reference}" does not exist`);
}
process.exitCode = broken.length === 0 ? 0 : 1;
