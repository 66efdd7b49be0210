import { escapeHtml } from './escape-html.ts';

/** Paragraphs and line breaks; whatever looks like a tag is shown as it was typed. */
export function textAsHtml(text: string): string {
  return escapeHtml(text)
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
