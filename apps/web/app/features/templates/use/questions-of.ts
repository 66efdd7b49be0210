import { findBlanks } from '@replysmith/coach';
import { variablesOf, type TemplateVariable } from '@replysmith/contract';
import { variableLabel } from '../../../lib/words/variable-label.ts';

/** Something that a template leaves open. */
export type Question = {
  /** Names its value among the others: "{{firstName}}", "[number]". */
  readonly key: string;
  /** "First name", "Number" */
  readonly label: string;
  /** What stands in when nothing better is known. */
  readonly fallback: string;
  readonly example: string;
};

type Open = {
  readonly subject_line: string;
  readonly email_content: string;
  readonly template_variables: readonly TemplateVariable[];
};

/** What is asked before a template is used: its variables, then its blanks, each once. */
export function questionsOf(template: Open): Question[] {
  const { subject_line, email_content, template_variables } = template;
  const variables = variablesOf(template).map((name) => {
    const known = template_variables.find((variable) => variable.name === name);
    return {
      key: variableKey(name),
      label: variableLabel(name),
      fallback: known?.fallback ?? '',
      example: known?.example ?? '',
    };
  });
  const labels = findBlanks(`${subject_line}\n${email_content}`).map(({ label }) => label);
  const blanks = [...new Set(labels)].map((label) => ({
    key: blankKey(label),
    label: capitalise(label),
    fallback: '',
    example: '',
  }));
  return [...variables, ...blanks];
}

export const variableKey = (name: string): string => `{{${name}}}`;
export const blankKey = (label: string): string => `[${label}]`;

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
