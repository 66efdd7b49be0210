import type { z } from 'zod';

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

/** What is wrong with a row of an import, a sentence for each field; at most ten. */
export function rowProblems({ issues }: z.ZodError): string[] {
  const problems = issues.map(({ path, message }) => {
    const label = labels[String(path[0])];
    if (!label) return 'This is no template: it has no named fields.';
    const isOwnWords = !message.startsWith('Invalid input');
    return `${label}: ${isOwnWords ? message : 'This is not what is expected here.'}`;
  });
  return [...new Set(problems)].slice(0, 10);
}
