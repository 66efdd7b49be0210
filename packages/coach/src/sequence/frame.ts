import type { Email } from '../document/email.ts';

const mostWordsInLine = 5;

/** "Un saludo," "Iker", "Best, Åsa (+46 8 555)": a short line that ends no sentence. */
function isLabel(line: string): boolean {
  const bare = line.replace(/\s*\(.*\)$/u, '');
  return !/(?<!\b\p{Lu})[.?:]$/u.test(bare) && bare.split(/\s+/u).length <= mostWordsInLine;
}

/** The close as the writer has it; of one that was not recognised the short lines at the end. */
function closeOf({ body, signOff, signature, paragraphs, sentences }: Email): string {
  const [first, last] = [signOff ?? signature, signature ?? signOff];
  if (first) return body.slice(first.start, last?.end);
  const end = (paragraphs.length > 1 ? paragraphs : sentences).at(-1)?.text ?? '';
  const lines = end.split('\n').filter((line) => isLabel(line.trim()));
  return lines.join('\n');
}

/** "Mr Rowsell, no need to answer": a name alone greets too. */
const byName = /^(?:\p{Lu}[\p{L}.'’-]{0,20} ?){1,3},(?=\s)/u;

/** The greeting; of one that was not recognised the line or the name that opens. */
function greetingOf({ greeting, paragraphs }: Email): string {
  const first = paragraphs[0]?.text ?? '';
  if (greeting) return greeting.text;
  return paragraphs.length > 1 && isLabel(first) ? first : (byName.exec(first)?.[0] ?? '');
}

/** A body in the writer's own frame: their greeting, these paragraphs, their close, signature and footer. */
export function inOwnFrame(email: Email, paragraphs: readonly string[]): string {
  const line = email.body.includes('\r\n') ? '\r\n' : '\n';
  return [greetingOf(email), ...paragraphs, closeOf(email), email.footer?.text ?? '']
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(line + line);
}
