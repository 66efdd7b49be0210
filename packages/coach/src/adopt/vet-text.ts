import { findBlanks, findMergeTags } from '../document/blanks.ts';
import { overlaps } from '../document/stretch.ts';
import type { Mend } from './adoption.ts';
import { fillBlanks } from './facts/fill-blanks.ts';
import { inventedIn } from './facts/invented-in.ts';
import { sourcesIn } from './facts/sources.ts';
import { longestRead } from './longest-read.ts';
import { withoutTags } from './written/foreign-tags.ts';
import { reduceMarkup } from './written/reduce-markup.ts';
import { stripChatter } from './written/strip-chatter.ts';

/** A text that can be shown, and what was mended in it. */
export type VettedText = { readonly text: string; readonly mended: readonly Mend[] };

/**
 * Vets the text of an email by another hand that is no rewrite, or only a part of one. Facts that `known` does not
 * hold become blanks, sentences with claims that it does not make are left out. A text of more than 60,000 characters
 * comes back empty. Never throws.
 *
 * @param known texts that facts may come from: the email, the thread, a brief, a profile.
 * @example
 * vetText('It costs £40 a month.', ['Our price is £30.']).text; // 'It costs [fill in: a figure] a month.'
 * vetText('It bakes bread. We are certified.', []).text; // 'It bakes bread.'
 */
export function vetText(text: string, known: readonly string[]): VettedText {
  if (text.length > longestRead) return { text: '', mended: [] };
  const sources = sourcesIn(known.join('\n\n'));
  const plain = reduceMarkup(stripChatter({ subject: null, body: text }), '', sources);
  const isMergeTag = (tag: string) => findMergeTags(tag).length + findBlanks(tag).length > 0;
  const { text: body, gone } = withoutTags(plain.body, isMergeTag);
  const { claims, facts } = inventedIn(body, sources);
  const left = facts.filter((fact) => !claims.some((claim) => overlaps(claim, fact)));
  const filled = fillBlanks(body, left, 'sentence', claims);
  return {
    text: filled
      .replace(/(?<![ \t])[ \t]+$/gmu, '')
      .replace(/\n{3,}/gu, '\n\n')
      .trim(),
    mended: [
      ...plain.mended,
      ...gone.map((tag): Mend => ({ kind: 'markup', text: tag.slice(0, 200) })),
      ...mendsOf('claim', claims),
      ...mendsOf('fact', left),
    ],
  };
}

function mendsOf(kind: Mend['kind'], why: readonly { readonly text: string }[]): Mend[] {
  return why.map(({ text }) => ({ kind, text }));
}
