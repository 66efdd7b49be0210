import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cutFonts } from './content/cut-fonts.ts';
import { articlesText, readArticles } from './content/read-articles.ts';
import { helpText, readHelp } from './content/read-help.ts';
import { readSiteText } from './content/read-site-text.ts';

/**
 * Converts Markdown to data: the coach's articles, the help, the public texts and the template
 * library; judges the examples that new people are shown; and cuts the fonts. Runs after an
 * installation and before a build; `npm run content` after a change.
 */
const root = join(import.meta.dirname, '..');
const packages = join(root, 'packages');

function stopFor(problems: readonly string[]): void {
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exit(1);
}

function write(path: string, text: string, problems: readonly string[] = []): void {
  stopFor(problems);
  writeFileSync(join(root, path), text);
}

const coach = readArticles(join(packages, 'coach/knowledge'));
write('packages/coach/data/articles.json', articlesText(coach.articles), coach.problems);

const help = readHelp(join(packages, 'help/topics'));
write('packages/help/src/topics.json', helpText(help.topics), help.problems);

for (const page of globSync('apps/web/app/features/site-texts/texts/*.md', { cwd: root })) {
  try {
    const text = readSiteText(readFileSync(join(root, page), 'utf8'));
    write(page.replace(/md$/u, 'json'), `${JSON.stringify(text, null, 1)}\n`);
  } catch (error) {
    stopFor([`${page}: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

await cutFonts(join(packages, 'ui/fonts'));

// The coach, which scores the templates, reads its articles as it loads.
await import('./content/read-library.ts').then(({ libraryText, readLibrary }) => {
  const library = readLibrary(join(packages, 'library/templates'));
  write('packages/library/src/templates.json', libraryText(library.judged), library.problems);
});
await import('./content/judge-examples.ts').then(({ judgeExamples }) => {
  const examples = judgeExamples();
  write('apps/web/app/data/example-score.json', examples.score);
  write('apps/web/app/data/example-campaign.json', examples.campaign);
});
