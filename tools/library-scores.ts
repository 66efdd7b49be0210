import { join } from 'node:path';
import { readLibrary } from './content/read-library.ts';

/** Prints what the library's templates score, and why; given a word, only those whose name holds it. */
const part = (process.argv[2] ?? '').toLowerCase();
const { judged } = readLibrary(join(import.meta.dirname, '../packages/library/templates'));
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
