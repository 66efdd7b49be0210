/** Saves a file through the browser's download. */
export function saveFile(name: string, contents: Blob): void {
  const url = URL.createObjectURL(contents);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // Some browsers read it only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
