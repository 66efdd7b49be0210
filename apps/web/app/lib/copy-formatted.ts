import { copyText } from './copy-text.ts';

/** Copies a text with its paragraphs, for fields that take formatted text, and plainly for others. */
export async function copyFormatted(text: string): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([htmlOf(text)], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(text);
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Paragraphs and line breaks; whatever looks like a tag is shown as it was typed. */
export function htmlOf(text: string): string {
  return text
    .replaceAll(/[&<>"]/gu, (sign) => escapes[sign] ?? sign)
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => `<p>${paragraph.replaceAll('\n', '<br>')}</p>`)
    .join('');
}
