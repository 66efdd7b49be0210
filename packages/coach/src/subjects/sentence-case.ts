import type { Email } from '../document/email.ts';

/** Sentence case: one capital at the start; names, days and acronyms keep theirs. */
export function sentenceCase(text: string, email: Email): string {
  const names = new Set(
    [...email.protectedTokens, { kind: 'name', text: email.addressee?.text ?? '' }]
      .filter(({ kind }) => kind === 'name' || kind === 'date')
      .flatMap(({ text: name }) => name.toLowerCase().split(/[\s.]+/u)),
  );
  const words = text.split(' ').map((word) => {
    const bare = word.toLowerCase().replace(/['’]s$|[^\p{L}\p{N}]+$/gu, '');
    const isSpecial = /\p{Ll}\p{Lu}|\p{N}|^I\b|^\p{Lu}{2,5}\P{L}*$/u.test(word);
    return isSpecial || names.has(bare) ? word : word.toLowerCase();
  });
  const line = words.join(' ');
  return line.slice(0, 1).toUpperCase() + line.slice(1);
}
