import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { score, type Score } from '@replysmith/coach';
import { exampleOf, templateCategories, type LibraryTemplate } from '@replysmith/contract';
import { readTemplate, type TemplateFile } from './read-template.ts';

type JudgedTemplate = { readonly template: LibraryTemplate; readonly score: Score };
type Library = {
  /** By category, then by name. */
  readonly judged: readonly JudgedTemplate[];
  /** What is wrong with the others. */
  readonly problems: readonly string[];
};

/** Reads and scores every template below a folder. */
export function readLibrary(folder: string): Library {
  const problems: string[] = [];
  const judged: JudgedTemplate[] = [];
  const used = new Map<string, string>();
  for (const path of globSync('**/*.md', { cwd: folder }).sort()) {
    try {
      const file = readTemplate(path, readFileSync(join(folder, path), 'utf8'));
      for (const key of [`id "${file.id}"`, `name "${file.name}"`]) {
        const other = used.get(key);
        if (other) throw new Error(`${path}: the ${key} is that of ${other}`);
        used.set(key, path);
      }
      judged.push(judge(file));
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return { judged: judged.sort(byPlace), problems };
}

function judge(file: TemplateFile): JudgedTemplate {
  const { subject, body } = exampleOf(file, file.template_variables);
  const result = score({ subject: subject.text, body: body.text, stage: file.stage });
  return { template: { ...file, optimization_score: result.value }, score: result };
}

function byPlace({ template: one }: JudgedTemplate, { template: other }: JudgedTemplate): number {
  return (
    placeOf(one.category) - placeOf(other.category) || one.name.localeCompare(other.name, 'en')
  );
}

function placeOf(category: string): number {
  return templateCategories.findIndex((name) => name === category);
}

/** The module that the package loads: a line for each template. */
export function libraryText(judged: readonly JudgedTemplate[]): string {
  return `[\n${judged.map(({ template }) => JSON.stringify(template)).join(',\n')}\n]\n`;
}
