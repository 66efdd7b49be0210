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
