import { score } from '@replysmith/coach';
import type { JudgedEmail } from './judge-case.ts';

const sentenceWithBlank = /[^.!?\n]*\[fill in[^\]\n]*\][^.!?,\n]*[.!?]/giu;

/** Points that the rewrite wins. */
export function gainOf({ rewrite }: JudgedEmail): number {
  return rewrite.after.value - rewrite.before.value;
}

/** The same, were the sentences left out that the writer has yet to fill in. */
export function gainWithoutBlanks({ draft, rewrite }: JudgedEmail): number {
  const body = rewrite.body.replace(sentenceWithBlank, '').trim();
  return score({ ...draft, subject: rewrite.subject, body }).value - rewrite.before.value;
}
