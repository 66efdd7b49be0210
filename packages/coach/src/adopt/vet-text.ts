import { parseEmail } from '../text/parse-email.ts';
import { overlaps } from '../text/words/stretch.ts';
import type { Mend } from './adoption.ts';
import { fillBlanks } from './facts/fill-blanks.ts';
import { findClaims } from './facts/find-claims.ts';
import { sourcesIn } from './facts/sources.ts';
import { untracedIn } from './facts/untraced.ts';
import { longestRead } from './longest-read.ts';
import { reduceMarkup } from './written/reduce-markup.ts';
import { stripChatter } from './written/strip-chatter.ts';

/** A text that can be shown, and what was mended in it. */
export type VettedText = { readonly text: string; readonly mended: readonly Mend[] };

/**
 * Vets a text by another hand that is no rewrite: an answer, a follow-up, a simulated reply. Facts that `known`
 * does not hold become blanks, sentences with claims that it does not make are left out. A text of more than
 * 60,000 characters comes back empty. Never throws.
 *
 * @param known texts that facts may come from: the email, the thread, a brief, a profile, the articles cited.
 * @example
 * vetText('It costs £40 a month.', ['Our price is £30.']).text; // 'It costs [fill in: a figure] a month.'
 * vetText('It bakes bread. We are certified.', []).text; // 'It bakes bread.'
 */
export function vetText(text: string, known: readonly string[]): VettedText {
  if (text.length > longestRead) return { text: '', mended: [] };
  const sources = sourcesIn(known.join('\n\n'));
  const { body, mended } = reduceMarkup(stripChatter({ subject: null, body: text }), '', sources);
  const email = parseEmail({ subject: '', body });
  const claims = email.sentences.filter((one) => findClaims(one.text, sources).length > 0);
  const facts = untracedIn(email, { field: 'body', start: 0, end: body.length }, sources).filter(
    (fact) => !claims.some((claim) => overlaps(claim, fact)),
  );
  const filled = fillBlanks(body, facts, 'sentence', claims);
  return {
    text: filled
      .replace(/(?<![ \t])[ \t]+$/gmu, '')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
    mended: [...mended, ...mendsOf('claim', claims), ...mendsOf('fact', facts)],
  };
}

function mendsOf(kind: Mend['kind'], why: readonly { readonly text: string }[]): Mend[] {
  return why.map(({ text }) => ({ kind, text }));
}
