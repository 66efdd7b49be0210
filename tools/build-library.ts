import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraryText, readLibrary, type JudgedTemplate } from './library/read-library.ts';

const root = join(import.meta.dirname, '..', 'packages/library');
const written = join(root, 'src/templates.json');
const options = process.argv.slice(2);

function printScores(judged: readonly JudgedTemplate[], part: string) {
  const chosen = judged
    .filter(({ template }) => `${template.category} ${template.id}`.toLowerCase().includes(part))
    .sort((one, other) => one.score.value - other.score.value);
  for (const { template, score } of chosen) {
    const lines = score.lines.map(
      ({ name, points, quote }) => `${name} ${points} (${quote.replaceAll(/\s+/gu, ' ')})`,
    );
    const kind = score.reading.kind === 'email' ? '' : ` reads as ${score.reading.kind}`;
    console.log(`${score.value} ${template.id}${kind}: ${lines.join('; ')}`);
  }
}

const { judged, problems } = readLibrary(join(root, 'templates'));
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

if (options.includes('--scores')) {
  const part = options.find((option) => !option.startsWith('--')) ?? '';
  printScores(judged, part.toLowerCase());
} else if (problems.length === 0) {
  const text = libraryText(judged);
  if (!options.includes('--check')) writeFileSync(written, text);
  else if (readFileSync(written, 'utf8') !== text) {
    console.error('The library is not what its templates give: run "npm run library".');
    process.exitCode = 1;
  }
}
