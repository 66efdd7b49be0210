import { fillBlanks } from '@replysmith/coach';
import { foldText, RewriteChoices } from '@replysmith/contract';

type Told = { readonly content: string; readonly choices: unknown };

/** What a message says, on one line; with its blanks filled where a term stands in one of them. */
export function toldText({ content, choices }: Told, terms: readonly string[]): string {
  const blanks = RewriteChoices.catch({ put_back: [], subject: null, blanks: {} }).parse(choices);
  const written = foldText(Object.values(blanks.blanks).join('\n'));
  const isWritten = terms.some((term) => written.includes(term));
  return (isWritten ? fillBlanks(content, blanks.blanks) : content).replace(/\s+/gu, ' ');
}
