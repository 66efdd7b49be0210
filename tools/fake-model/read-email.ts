import { jsonObjects } from './json-objects.ts';
import type { ModelRequest } from './model-request.ts';

export type Email = { readonly subject: string; readonly body: string };
export type ReadEmail = (request: ModelRequest) => Email;

/** The first JSON object with a body in the last thing the user said, or else all of it. */
export const readEmail: ReadEmail = ({ turns }) => {
  const text = turns.findLast(({ role }) => role === 'user')?.text ?? '';
  for (const { subject, body } of jsonObjects(text)) {
    if (typeof body === 'string')
      return { subject: typeof subject === 'string' ? subject : '', body };
  }
  return { subject: '', body: text };
};
