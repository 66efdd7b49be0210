import { basename, dirname } from 'node:path';
import {
  isStandardVariable,
  templateCategories,
  variablesOf,
  type LibraryTemplate,
} from '@replysmith/contract';
import { readPage } from './read-page.ts';
import { headKeys, readHead, type VariableLine } from './read-template-head.ts';

/** A template as its file has it: all but the score. */
export type TemplateFile = Omit<LibraryTemplate, 'optimization_score'>;

const email = /^Subject: (?<subject>[^\n]+)\n\n(?<body>[\s\S]+)$/u;
const idLength = 60;

const folderOf = (category: string) => category.toLowerCase().replaceAll(' ', '-');

/**
 * Reads `<folder of the category>/<id>.md`.
 *
 * @throws with everything that is wrong with it, a line each.
 */
export function readTemplate(path: string, text: string): TemplateFile {
  const problems: string[] = [];
  const complain = (problem: string) => problems.push(`${path}: ${problem}`);
  const page = readPage(text, headKeys, complain);
  const { subject = '', body } = email.exec(page.body)?.groups ?? {};
  if (body === undefined) {
    complain('no line "Subject: …", an empty line and a text below the head');
    throw new Error(problems.join('\n'));
  }
  const { variables, when, tags, ...values } = readHead(page, complain);
  const id = basename(path, '.md');
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/u.test(id) || id.length > idLength) {
    complain(`"${id}" is no id: lower case, digits and hyphens, at most ${idLength}`);
  }
  const category = templateCategories.find((name) => folderOf(name) === dirname(path));
  if (category === undefined) complain('the folder is not that of a category');
  const template = { subject_line: subject.trim(), email_content: body.trim() };
  checkUses(variablesOf(template), variables, complain);
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return {
    id,
    ...values,
    category: category ?? '',
    when_to_use: when,
    tags: [...tags],
    ...template,
    template_variables: [...variables],
  };
}

function checkUses(
  used: readonly string[],
  lines: readonly VariableLine[],
  complain: (problem: string) => void,
) {
  const named = lines.map(({ name }) => name);
  for (const name of used) {
    if (!named.includes(name) && !isStandardVariable(name)) {
      complain(`{{${name}}} has no line under variables`);
    }
  }
  for (const name of named) {
    if (!used.includes(name)) complain(`the variable "${name}" is not used`);
  }
}
