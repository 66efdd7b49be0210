import type { z } from 'zod';
import { lengths } from '../../constants/lengths.ts';

const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  subject_line: 'Subject',
  email_content: 'Content',
  category: 'Category',
  folder: 'Folder',
  tags: 'Tags',
  description: 'Description',
  template_variables: 'Variables',
  stage: 'Read as',
  is_favorite: 'Favourite',
  usage_count: 'Times used',
  created_at: 'Created',
};

/** Sentences that leave open which of two things is wrong, and how much would fit. */
const vague: Readonly<Record<string, number>> = {
  'Template name is invalid or too long': lengths.templateName,
  'Folder name is invalid or too long': lengths.folderName,
};

/** What is wrong with a row of an import, a sentence for each field; at most ten. */
export function rowProblems({ issues }: z.ZodError, row: unknown): string[] {
  const problems = issues.map(({ path, message }) => {
    const label = labels[String(path[0])];
    if (!label) return 'This is no template: it has no named fields.';
    const isOwnWords = !message.startsWith('Invalid input');
    return `${label}: ${isOwnWords ? message + reasonOf(message, valueAt(row, path)) : 'This is not what is expected here.'}`;
  });
  return [...new Set(problems)].slice(0, 10);
}

function reasonOf(message: string, value: unknown): string {
  const fitting = vague[message];
  if (fitting === undefined || typeof value !== 'string') return '';
  const { length } = value.trim();
  if (length > fitting) return `: ${length} characters, ${fitting} fit`;
  return /[<>]/.test(value) ? ': it cannot contain < or >' : '';
}

function valueAt(row: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part === null || part === undefined ? part : Reflect.get(Object(part), key)),
    row,
  );
}
