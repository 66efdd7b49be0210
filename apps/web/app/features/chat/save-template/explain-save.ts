import {
  ApiError,
  hasCode,
  isUnauthenticated,
  mayHaveHappened,
} from '../../../lib/wire/api-error.ts';
import type { Problems } from './fields/check-fields.ts';

type Explanation = {
  /** Said below the fields; null when all of it is said beside them. */
  readonly failure: string | null;
  readonly problems: Problems;
  readonly isOverLimit: boolean;
};

const fieldNames = {
  name: 'name',
  subject_line: 'subject',
  category: 'category',
  tags: 'tags',
} as const;

/** Why an email could not be saved as a template. */
export function explainSave(error: unknown): Explanation {
  const said = { problems: {}, isOverLimit: false };
  if (!(error instanceof ApiError)) {
    return { ...said, failure: 'An unexpected error occurred. Please try again.' };
  }
  if (isUnauthenticated(error)) {
    return { ...said, failure: 'You must be logged in to save templates.' };
  }
  if (hasCode(error, 'usage_limit_reached')) return { ...said, failure: null, isOverLimit: true };
  const problems = problemsOf(error);
  if (Object.keys(problems).length > 0) return { ...said, problems, failure: null };
  const reason = error.fields['email_content']?.[0];
  if (reason) return { ...said, failure: `${reason}.` };
  const doubt = mayHaveHappened(error) ? ' Saving again never saves twice.' : '';
  const request = error.requestId ? ` Request ${error.requestId}.` : '';
  return { ...said, failure: `Failed to save template. Please try again.${doubt}${request}` };
}

/** What the server said of the fields; "tags.3" is said of the tags. */
function problemsOf(error: ApiError): Problems {
  const found = Object.entries(error.fields).flatMap(([path, [problem]]) => {
    const field = Object.entries(fieldNames).find(([name]) => name === path.split('.')[0])?.[1];
    return field && problem ? [[field, problem] as const] : [];
  });
  return Object.fromEntries(found);
}
