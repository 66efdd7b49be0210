import { escapeHtml } from './escape-html.ts';

const address = /(https?:\/\/[^\s<>"“”]*[^\s<>"“”.,:;!?'’)\]])/gu;

/** Paragraphs, line breaks and links; whatever looks like a tag is shown as it was typed. */
export function textAsHtml(text: string): string {
  return text
    .split(address)
    .map((part, index) => (index % 2 === 1 ? linkTo(part) : escapeHtml(part)))
    .join('')
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}

function linkTo(url: string): string {
  const escaped = escapeHtml(url);
  return `<a href="${escaped}">${escaped}</a>`;
}
