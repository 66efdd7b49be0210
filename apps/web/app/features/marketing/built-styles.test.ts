import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const folder = import.meta.dirname;

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^(?:import|export|\} from).*'(\.[^']+)';$/gmu)].map(
    ([, path = '']) => join(dirname(file), path),
  );

/** All files reachable from these, including themselves. */
function reach(files: readonly string[], known = new Set<string>()): Set<string> {
  for (const file of files) {
    if (known.has(file)) continue;
    known.add(file);
    if (/\.tsx?$/u.test(file)) reach(importsOf(file), known);
  }
  return known;
}

test('the page brings the looks of all that the build renders', () => {
  const rendered = globSync(join(folder, '**/render-*.server.tsx'));
  const looks = [...reach(rendered)].filter((file) => file.endsWith('.module.css'));
  expect(looks.length).toBeGreaterThan(rendered.length);
  expect(importsOf(join(folder, 'built-styles.ts')).sort()).toEqual(looks.sort());
});
