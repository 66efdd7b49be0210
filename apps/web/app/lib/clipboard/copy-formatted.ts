import { copyAtOnce } from './copy-at-once.ts';
import { textAsHtml } from './text-as-html.ts';

/** Copies a text with its paragraphs, for fields that take formatted text, and plainly for others. */
export async function copyFormatted(text: string): Promise<boolean> {
  const html = textAsHtml(text);
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([html], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyAtOnce(text, html);
  }
}
