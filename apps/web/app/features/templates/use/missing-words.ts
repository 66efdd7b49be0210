import { unknownTags } from './unknown-tags.ts';
import type { FilledEmail } from './fill-template.ts';
import type { Question } from './questions-of.ts';

const named = 3;

/** "First name and Company have no value yet. They stay in the email as they are." */
export function missingWords(missing: readonly Question[]): string {
  const labels = missing.slice(0, named).map(({ label }) => label);
  const rest = missing.length - labels.length;
  const list = new Intl.ListFormat('en-GB').format([
    ...labels,
    ...(rest > 0 ? [`${rest} more`] : []),
  ]);
  return missing.length === 1
    ? `${list} has no value yet. Send it as it is, or fill it in first.`
    : `${list} have no value yet. Send it as it is, or fill them in first.`;
}

/** "{{firstName|there}} is no variable: nothing fills it in." */
export function unknownWords({ subject, body }: FilledEmail): string | null {
  const tags = [...new Set(unknownTags(`${subject}\n${body}`).map(({ tag }) => tag))];
  if (tags.length === 0) return null;
  const rest = tags.length - named;
  const list = new Intl.ListFormat('en-GB').format([
    ...tags.slice(0, named),
    ...(rest > 0 ? [`${rest} more`] : []),
  ]);
  return tags.length === 1
    ? `${list} is no variable: nothing fills it in. Change it in the template, or send it as it is.`
    : `${list} are no variables: nothing fills them in. Change them in the template, or send them as they are.`;
}
