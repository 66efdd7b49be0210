/** Of four bytes at most each, so that with an ending it is within the 255 that disks take. */
const longest = 60;

/** Signs that a file's name cannot have somewhere, or that make it read as another. */
const unfit = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]+/gu;

/** Names that Windows keeps for itself, whatever follows the first dot. */
const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/** The name of a file that holds what a person calls so. */
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
