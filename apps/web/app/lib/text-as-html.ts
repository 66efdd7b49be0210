const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Paragraphs and line breaks; whatever looks like a tag is shown as it was typed. */
export function textAsHtml(text: string): string {
  return text
    .replaceAll(/[&<>"]/gu, (sign) => escapes[sign] ?? sign)
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
