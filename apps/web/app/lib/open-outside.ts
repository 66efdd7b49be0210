/**
 * Opens an address of another site in a new tab, or a mail program; the other side learns nothing
 * of the page it came from. False when the browser allowed no tab. Call it within a click.
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
