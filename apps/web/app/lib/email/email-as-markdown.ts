import type { WrittenEmail } from './written-email.ts';

/** An email in Markdown, with whatever Markdown would take for a sign of its own escaped. */
export function emailAsMarkdown({ subject, body }: WrittenEmail): string {
  const paragraphs = body
    .replaceAll(/\r\n?/gu, '\n')
    .trim()
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => paragraph.split('\n').map(lineOf).join('\\\n'));
  const title = subject === null ? [] : [`# ${inline(subject.replaceAll(/\s+/gu, ' ').trim())}`];
  return `${[...title, ...paragraphs].join('\n\n')}\n`.toWellFormed();
}

/** Spaces at the edges make code of a line, or break it. */
function lineOf(line: string): string {
  return inline(line.trim())
    .replace(/^(?=[#+=-])/u, '\\')
    .replace(/^(\d{1,9})(?=[.)])/u, '$1\\');
}

function inline(text: string): string {
  return (
    text
      .replaceAll(/[\\`*[\]<>|~]/gu, '\\$&')
      // Within a word, as in an address, it is only itself.
      .replaceAll(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
      .replaceAll(/&(?=#?\w{1,32};)/gu, '\\&')
  );
}
