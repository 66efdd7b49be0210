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

/** At most four bytes each, so that with the ending it stays within 255 bytes. */
const longest = 60;

/** Characters that some system refuses in file names, or that change how they read. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;

/** Names that Windows reserves, whatever follows the first dot. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/** A file name from a title. */
export function fileName(name: string, ending: string): string {
  const fit = name
    .replaceAll(unfit, ' ')
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s.]+/u, '');
  const short = Array.from(fit)
    .slice(0, longest)
    .join('')
    .replace(/[\s.]+$/u, '');
  const stem = short === '' || reserved.test(short) ? `email ${short}`.trim() : short;
  return `${stem}.${ending}`;
}
