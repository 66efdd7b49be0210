import { fillBlanks } from '@replysmith/coach';
import { foldText, isShown, RewriteChoices } from '@replysmith/contract';

type Told = { readonly content: string; readonly choices: unknown };

/**
 * What a message says, on one line; with its blanks filled where a term stands in one of them. What
 * was written into a blank that the message no longer has is told by itself.
 */
export function toldText({ content, choices }: Told, terms: readonly string[]): string {
  const { blanks } = RewriteChoices.catch({ put_back: [], subject: null, blanks: {} }).parse(
    choices,
  );
  const isWritten = holdsAny(Object.values(blanks).join('\n'), terms);
  const text = isWritten ? fillBlanks(content, blanks) : content;
  const shown = terms.filter(isShown);
  const unseen = holdsAny(text, shown)
    ? undefined
    : Object.entries(blanks).find(([, value]) => holdsAny(value, shown));
  return (unseen?.join(': ') ?? text).replace(/\s+/gu, ' ');
}

function holdsAny(text: string, terms: readonly string[]): boolean {
  const folded = foldText(text);
  return terms.some((term) => folded.includes(term));
}
