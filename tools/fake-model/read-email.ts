import { jsonObjects } from './json-objects.ts';
import type { ModelRequest } from './model-request.ts';

export type Email = { readonly subject: string; readonly body: string };
export type ReadEmail = (request: ModelRequest) => Email;

/**
 * The first JSON object with a body in the user's latest turn that has one (a repair does not
 * repeat the email), else the whole latest turn.
 */
export const readEmail: ReadEmail = ({ turns }) => {
  const texts = turns.filter(({ role }) => role === 'user').map(({ text }) => text);
  for (const text of texts.toReversed()) {
    for (const { subject, body } of jsonObjects(text)) {
      if (typeof body !== 'string') continue;
      return { subject: typeof subject === 'string' ? subject : '', body };
    }
  }
  return { subject: '', body: texts.at(-1) ?? '' };
};
