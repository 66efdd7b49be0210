import { isPlainText } from '@replysmith/contract';
import { z } from 'zod';
import { stringsIn } from './strings-in.ts';

type Checked<T> =
  | { readonly isUsable: true; readonly value: T }
  | { readonly isUsable: false; readonly problem: string };

/** Nobody drafts more before the answer, and thousands would hold up the server. */
const mostObjects = 100;

/** The first of the objects that is what the schema wants and all text, or what is wrong with the last one. */
export function checkAnswer<T>(objects: readonly string[], schema: z.ZodType<T>): Checked<T> {
  let problem = 'It holds no complete JSON object.';
  for (const object of objects.slice(0, mostObjects)) {
    const parsed = parseJson(object);
    if (parsed === undefined) {
      problem = 'It is not valid JSON.';
      continue;
    }
    const checked = schema.safeParse(parsed);
    if (!checked.success) {
      problem = `It does not match the schema: ${z.prettifyError(checked.error)}`;
    } else if (!stringsIn(checked.data).every(isPlainText)) {
      problem = 'Its text holds control characters or halves of characters.';
    } else {
      return { isUsable: true, value: checked.data };
    }
  }
  return { isUsable: false, problem };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
