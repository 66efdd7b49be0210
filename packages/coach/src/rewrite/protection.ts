import type { Draft } from '../draft.ts';
import type { Email, ProtectedToken } from '../document/email.ts';
import { overlaps } from '../document/stretch.ts';
import { isCommonWord } from '../rules/learned-questions.ts';
import type { Candidate } from './edit.ts';

const partOfWord = /[\p{L}\p{N}]/u;

/** Whether the text holds the token as a whole: "30" is in "a 30-minute call", not in "2030". */
function holds(text: string, token: string): boolean {
  const opens = partOfWord.test(token[0] ?? '');
  const closes = partOfWord.test(token.at(-1) ?? '');
  for (let at = text.indexOf(token); at !== -1; at = text.indexOf(token, at + 1)) {
    const before = opens && partOfWord.test(text[at - 1] ?? '');
    const after = closes && partOfWord.test(text[at + token.length] ?? '');
    if (!before && !after) return true;
  }
  return false;
}

/** The parts that belong to the writer or the law, not to the coach. */
export function touchesClosedPart(email: Email, candidate: Candidate): boolean {
  if (candidate.field === 'subject') return false;
  const quotations = email.protectedTokens.filter(
    ({ kind, field }) => kind === 'quotation' && field === 'body',
  );
  const closed = [
    email.signature,
    email.footer,
    email.quotedThread,
    ...quotations,
    ...email.markup,
  ];
  return closed.some((part) => part !== null && overlaps(candidate, part));
}

/** Days and words in capitals are still there when they are no longer shouted. */
function mayChangeCase({ kind, text }: ProtectedToken): boolean {
  return kind === 'date' || (kind === 'name' && /^[\p{Lu}\s]{4,}$/u.test(text));
}

/** "Sir/Madam" looks like a name and is nobody's: see `genericAddressees` in data/words/layout.json. */
function isInNamelessGreeting({ greeting, addressee }: Email, token: ProtectedToken): boolean {
  return (
    token.field === 'body' &&
    token.kind !== 'merge_tag' &&
    token.kind !== 'blank' &&
    greeting !== null &&
    addressee === null &&
    token.start >= greeting.start &&
    token.end <= greeting.end
  );
}

/** "DISRUPTING" looks like a name and is only loud. */
function isShoutedWord({ kind, text }: ProtectedToken): boolean {
  return kind === 'name' && /^\p{Lu}{3,}$/u.test(text) && isCommonWord(text.toLowerCase());
}

/** A token, and whether it stands apart from the letters around it: the "20" of "20kg" does not. */
export type TokenToKeep = ProtectedToken & { readonly isWhole: boolean };

/** What a rewrite of the email must still hold. */
export function tokensToKeep(email: Email): readonly TokenToKeep[] {
  const text = `${email.subject ?? ''}\n${email.body}`;
  return email.protectedTokens
    .filter((token) => !isInNamelessGreeting(email, token) && !isShoutedWord(token))
    .map((token) => ({ ...token, isWhole: holds(text, token.text) }));
}

export function keepsTokens(tokens: readonly TokenToKeep[], { subject, body }: Draft): boolean {
  const text = `${subject ?? ''}\n${body}`;
  return tokens.every(
    (token) =>
      (token.isWhole ? holds(text, token.text) : text.includes(token.text)) ||
      (mayChangeCase(token) && holds(text.toLowerCase(), token.text.toLowerCase())),
  );
}
