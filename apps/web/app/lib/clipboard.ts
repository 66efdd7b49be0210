/**
 * Copies synchronously within the click: needed before opening a tab that takes focus, and without
 * the clipboard API, which exists only on https and localhost. False when the browser refuses.
 */
export function copyAtOnce(text: string, html?: string): boolean {
  let isTaken = false;
  const give = (event: ClipboardEvent) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    event.clipboardData?.setData('text/plain', text);
    if (html !== undefined) event.clipboardData?.setData('text/html', html);
    isTaken = event.clipboardData !== null;
  };
  const focused = document.activeElement;
  // Some browsers copy only where something is selected.
  const field = document.createElement('textarea');
  field.value = text;
  field.style.position = 'fixed';
  document.body.append(field);
  field.select();
  document.addEventListener('copy', give, { capture: true });
  try {
    // oxlint-disable-next-line typescript/no-deprecated -- the only way without https
    return document.execCommand('copy') && isTaken;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give, { capture: true });
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML content and quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (sign) => escapes[sign] ?? sign);
}

const address = /(https?:\/\/[^\s<>"“”]*[^\s<>"“”.,:;!?'’)\]])/gu;

/** Converts line breaks and links to HTML; anything that looks like a tag is escaped. */
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

/** Copies a text as HTML and as plain text. */
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

/** Copies a text; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyAtOnce(text);
  }
}
