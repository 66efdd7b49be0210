import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { helpText, readHelp } from './help/read-help.ts';

const root = join(import.meta.dirname, '..', 'packages/help');
const written = join(root, 'src/topics.json');

const { topics, problems } = readHelp(join(root, 'topics'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else if (!process.argv.includes('--check')) writeFileSync(written, helpText(topics));
else if (readFileSync(written, 'utf8') !== helpText(topics)) {
  console.error('The help is not what its pages give: run "npm run help".');
  process.exitCode = 1;
}
