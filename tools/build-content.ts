import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { articlesJson } from './articles/articles-json.ts';
import { helpText, readHelp } from './help/read-help.ts';

/**
 * Makes data of what is written in Markdown: the coach's articles, the help and the template library.
 * Runs after an installation and before a build; `npm run content` after a change to a page.
 */
const packages = join(import.meta.dirname, '..', 'packages');

function write(path: string, text: string, problems: readonly string[] = []): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
  writeFileSync(join(packages, path), text);
}

write('coach/data/articles.json', articlesJson(join(packages, 'coach/knowledge')));

const help = readHelp(join(packages, 'help/topics'));
write('help/src/topics.json', helpText(help.topics), help.problems);

// The coach, which scores the templates, reads its articles as it loads.
await import('./library/read-library.ts').then(({ libraryText, readLibrary }) => {
  const library = readLibrary(join(packages, 'library/templates'));
  write('library/src/templates.json', libraryText(library.judged), library.problems);
});
