import { copyText } from './copy-text.ts';
import { textAsHtml } from './text-as-html.ts';

/** Copies a text with its paragraphs, for fields that take formatted text, and plainly for others. */
export async function copyFormatted(text: string): Promise<boolean> {
  try {
    const item = new ClipboardItem({
      'text/html': new Blob([textAsHtml(text)], { type: 'text/html' }),
      'text/plain': new Blob([text], { type: 'text/plain' }),
    });
    await navigator.clipboard.write([item]);
    return true;
  } catch {
    return copyText(text);
  }
}
