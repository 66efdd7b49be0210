import type { Draft } from '../draft.ts';
import { findLinks } from '../document/protected-tokens.ts';

/** Slips that a careless edit leaves behind. */
const slips: readonly RegExp[] = [
  /\S[ \t]{2,}\S/g,
  /(?<![ \t])[ \t]+(?=\r?\n|$)/g,
  /^\s/g,
  /[ \t][,.;:!?](?![.)\w])/g,
  /[,;:][ \t]*[.!?,;]/g,
  /[.!?]["'’”)\]]?[ \t]+\p{Ll}/gu,
  /\n[ \t]*\r?\n[ \t]*\p{Ll}/gu,
  /\n[ \t]*\r?\n[ \t]*\r?\n/g,
  /(?<!\p{L})(\p{L}+)[ \t]+\1(?!\p{L})/giu,
  /(?<!\p{L})an?[ \t]*(?:[,.;:!?]|\r?\n|$)/giu,
];

function countRepeatedLinks(text: string): number {
  const { links } = findLinks(text);
  return links.length - new Set(links.map((link) => link.text)).size;
}

function countSlips(text: string): number[] {
  return [...slips.map((slip) => text.match(slip)?.length ?? 0), countRepeatedLinks(text)];
}

/** Tells of each text whether it has a slip that `before` did not have. */
export function flawsBeyond(before: Draft): (after: Draft) => boolean {
  const had = { subject: countSlips(before.subject ?? ''), body: countSlips(before.body) };
  return (after) =>
    (['subject', 'body'] as const).some(
      (field) =>
        after[field] !== before[field] &&
        countSlips(after[field] ?? '').some((count, index) => count > (had[field][index] ?? 0)),
    );
}
