import { shoutedWords } from '../../lexicon/wording/shouted-words.ts';
import type { Email, ProtectedToken, Stretch } from '../../document/email.ts';

const initials = /(?<![\p{L}\p{N}])\p{Lu}{3,6}(?![\p{L}\p{N}])/gu;

/** "NDA" names something, where not all the words are in capitals. */
function initialsIn({ text, start }: Stretch): ProtectedToken[] {
  if (!/\p{Ll}{2}/u.test(text)) return [];
  return Array.from(text.matchAll(initials), ({ index, 0: found }) => ({
    kind: 'name' as const,
    field: 'body' as const,
    text: found,
    start: start + index,
    end: start + index + found.length,
  })).filter((token) => !shoutedWords.has(token.text.toLowerCase()));
}

/** Names, figures and links inside one of the stretches. */
export function tokensIn(email: Email, stretches: readonly Stretch[]): ProtectedToken[] {
  const tokens = email.protectedTokens.filter(
    ({ field, start, end }) =>
      field === 'body' && stretches.some((stretch) => stretch.start <= start && end <= stretch.end),
  );
  return [...tokens, ...stretches.flatMap(initialsIn)];
}
