/**
 * Opens an external address in a new tab, or a mail program, without a referrer. False when the
 * browser blocked the tab. Must be called within a click.
 */
export function openOutside(url: string): boolean {
  if (!url.startsWith('https://')) {
    const link = document.createElement('a');
    link.href = url;
    link.click();
    return true;
  }
  const tab = window.open(url, '_blank');
  if (tab) tab.opener = null;
  return tab !== null;
}
