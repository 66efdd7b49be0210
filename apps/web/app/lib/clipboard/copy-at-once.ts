/**
 * Copies within the click itself: before a tab opens that takes the focus, and where the clipboard
 * API does not exist, which is everywhere but on https and localhost. False when the browser refuses.
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
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- the only way without https
    return document.execCommand('copy') && isTaken;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give, { capture: true });
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}
