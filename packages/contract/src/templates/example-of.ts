import type { TemplateVariable } from '../resources/templates/template-variable.ts';
import { fillVariables, type FilledText, type TemplateText } from './template-text.ts';

/** The variables that every template may use, each with what a preview puts in its place. */
export const standardVariables = {
  firstName: 'Sarah',
  lastName: 'Whitfield',
  company: 'Fernhill',
  email: 'sarah@fernhill.example',
  jobTitle: 'Head of Operations',
  currentDate: '4 March',
} as const satisfies Readonly<Record<string, string>>;

export type StandardVariable = keyof typeof standardVariables;

export function isStandardVariable(name: string): name is StandardVariable {
  return Object.hasOwn(standardVariables, name);
}

type Example = { readonly subject: FilledText; readonly body: FilledText };

/**
 * A template as a reader might get it: each variable becomes its example, or else its fallback, or
 * else the sample of a standard one; a variable that has none of them stays as it is. This is the
 * text that the coach scores.
 */
export function exampleOf(
  { subject_line, email_content }: TemplateText,
  variables: readonly TemplateVariable[],
): Example {
  const valueOf = (name: string): string | undefined => {
    const own = variables.find((variable) => variable.name === name);
    if (own?.example) return own.example;
    if (own?.fallback) return own.fallback;
    return isStandardVariable(name) ? standardVariables[name] : undefined;
  };
  return {
    subject: fillVariables(subject_line, valueOf),
    body: fillVariables(email_content, valueOf),
  };
}
