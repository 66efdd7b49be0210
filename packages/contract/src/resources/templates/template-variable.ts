import { z } from 'zod';
import { lengths } from '../../constants/lengths.ts';
import { isPlainText } from '../../functions/plain-text.ts';

const value = z
  .string('This must be text.')
  .max(lengths.variableValue, `Use at most ${lengths.variableValue} characters.`)
  .refine(isPlainText, 'This does not look like text.')
  .transform((text) => text.trim() || null)
  .nullable();

/** What is known of a variable beside its name. */
export const TemplateVariable = z.strictObject({
  name: z
    .string()
    .regex(/^[A-Za-z]\w*$/, 'A variable begins with a letter and has letters and digits only.')
    .max(lengths.variableName, `Use at most ${lengths.variableName} characters.`),
  /** Stands in for a reader of whom nothing is known. */
  fallback: value,
  /** What previews show, and what the coach reads in its place. */
  example: value,
});
export type TemplateVariable = z.infer<typeof TemplateVariable>;

export const TemplateVariables = z
  .array(TemplateVariable)
  .max(lengths.templateVariables, `Use at most ${lengths.templateVariables} variables.`)
  .refine(
    (variables) => new Set(variables.map(({ name }) => name)).size === variables.length,
    'Each variable can be described once.',
  );
