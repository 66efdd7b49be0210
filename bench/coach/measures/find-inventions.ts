import { connectingWords } from './connecting-words.ts';
import { findFacts, plain, type Fact } from './find-facts.ts';

type Text = { readonly subject: string | null; readonly body: string };

const blanks = /\[fill in[^\]\n]*\]/giu;

/** Facts of the first text that the second does not hold. */
export function factsMissing(from: Text, to: Text): Fact[] {
  const held = plain(textOf(to));
  return findFacts(from.subject, from.body).filter(({ text }) => !holds(held, text));
}

/** Facts, and words that say something, of the rewrite that the writer's own text does not hold. */
export function findInventions(own: Text, rewritten: Text): string[] {
  const unfilled = { subject: rewritten.subject, body: rewritten.body.replace(blanks, ' ') };
  const facts = factsMissing(unfilled, own)
    .filter(({ kind }) => kind !== 'blank' && kind !== 'signature')
    .map(({ kind, text }) => `${kind} ${text}`);
  const known = new Set([...connectingWords, ...wordsOf(textOf(own))].map(stemOf));
  const words = wordsOf(textOf(unfilled).replace(blanks, ' '))
    .filter((word) => !known.has(stemOf(word)))
    .map((word) => `word ${word}`);
  return [...new Set([...facts, ...words])];
}

function textOf({ subject, body }: Text): string {
  return `${subject ?? ''}\n${body}`;
}

function holds(text: string, fact: string): boolean {
  const edge = /[\p{L}\d]/u;
  for (let at = text.indexOf(fact); at !== -1; at = text.indexOf(fact, at + 1)) {
    const after = text.charAt(at + fact.length);
    const before = text.charAt(at - 1);
    const isWhole = !edge.test(before) || !edge.test(fact.charAt(0));
    if (isWhole && (!edge.test(after) || !edge.test(fact.at(-1) ?? ''))) return true;
  }
  return false;
}

function wordsOf(text: string): string[] {
  return plain(text).match(/\p{L}[\p{L}']*/gu) ?? [];
}

/** Two forms of one word count as the same word. */
function stemOf(word: string): string {
  const bare = word.replace(/'s?$/u, '');
  return bare.length < 5
    ? bare.replace(/s$/u, '')
    : bare.replace(/(?:e|es|s|ed|ing|ly|d)$/u, '').replace(/(.)\1$/u, '$1');
}
