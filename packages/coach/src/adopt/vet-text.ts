import { parseEmail } from '../text/parse-email.ts';
import type { Mend } from './adoption.ts';
import { fillBlanks } from './facts/fill-blanks.ts';
import { isTraceable, sourcesIn } from './facts/sources.ts';
import { stripChatter } from './written/strip-chatter.ts';

/** A text that can be shown, and what was mended in it. */
export type VettedText = { readonly text: string; readonly mended: readonly Mend[] };

/**
 * Vets a text by another hand that is no rewrite: an answer, a follow-up, a simulated reply. Facts that `known`
 * does not hold become blanks. Never throws.
 *
 * @example
 * vetText('It costs £40 a month.', ['Our price is £30.']).text; // 'It costs [fill in: a figure] a month.'
 */
export function vetText(text: string, known: readonly string[]): VettedText {
  const { body, mended } = stripChatter({ subject: null, body: text });
  const sources = sourcesIn(known.join('\n\n'));
  const untraced = parseEmail({ subject: '', body }).protectedTokens.filter(
    (token) => token.field === 'body' && !isTraceable(sources, token),
  );
  return {
    text: fillBlanks(body, untraced, 'sentence'),
    mended: [...mended, ...untraced.map((token): Mend => ({ kind: 'fact', text: token.text }))],
  };
}
