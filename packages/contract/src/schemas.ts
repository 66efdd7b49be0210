import { z } from 'zod';
import { type ErrorCode, errorCodes } from './errors.ts';

const types: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  int: 'a whole number',
  object: 'a group of fields',
  record: 'a group of fields',
};
const notExpected = 'This is not what is expected here.';

/** What a user reads of a value whose schema has no words of its own. */
function generalProblem(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type': {
      if (issue.input === undefined) return 'This is missing.';
      const type = types[issue.expected];
      return type === undefined ? notExpected : `This must be ${type}.`;
    }
    case 'invalid_value':
      return `This must be ${issue.values.length > 1 ? 'one of: ' : ''}${issue.values.join(', ')}.`;
    case 'unrecognized_keys':
      return `There is no field ${issue.keys.join(' or ')}.`;
    case 'too_big':
      return sizeProblem(issue.origin, `at most ${issue.maximum}`);
    case 'too_small':
      return sizeProblem(issue.origin, `at least ${issue.minimum}`);
    case 'invalid_format':
      return 'This does not have the expected form.';
    default:
      return notExpected;
  }
}

function sizeProblem(origin: string, bound: string): string {
  if (origin === 'string') return `Use ${bound} characters.`;
  return origin === 'array' ? `Use ${bound}.` : `This must be ${bound}.`;
}

z.config({ customError: generalProblem });

/** Schemas are made with this one, so that what they refuse is said in these words everywhere. */
export { z };

const codes = Object.keys(errorCodes) as [ErrorCode, ...ErrorCode[]];

/** The body of every failed call. `fields` lists all input problems by field. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(codes),
    message: z.string(),
    request_id: z.string(),
    fields: z.record(z.string(), z.array(z.string())).optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
